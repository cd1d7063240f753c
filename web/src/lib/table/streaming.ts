/** Where what happens at a table comes from. */

import { device } from "../../offline/device";
import { isOfDevice } from "../../offline/edition";
import { Stream, type Ears, type Line } from "../wire/socket";

/** The stream of a table, from the server or from this device; `hands` on a phone beside a big screen. */
export function streamOf(table: string, ears: Ears, hands = false): Line {
  // A cord has all of a socket that a stream uses.
  if (isOfDevice(table)) return new Stream(table, ears, (id) => device.connect(id) as unknown as WebSocket);
  return new Stream(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`, ears, undefined, hands);
}
