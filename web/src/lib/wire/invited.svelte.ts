/** Links that others follow: at the machine that runs the server, `localhost` leads nobody else here. */

import { isStatic } from "../../offline/edition";
import { api } from "./api";

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let known = $state.raw<string | null>(null);
let asked = false;

/** The server knows better by which address others find it. */
function askAround(): void {
  if (asked || isStatic || !OWN.test(location.hostname)) return;
  asked = true;
  void api.whereabouts().then(({ base }) => (known = base), () => (asked = false));
}

/** Where others find this server: the address of the page, unless that is one for this machine alone. */
export function foundAt(): string {
  askAround();
  return known ?? location.origin;
}

/** A link of this page as others can follow it; any other stays what it is. */
export function asFollowed(link: string): string {
  const { origin } = location;
  return link.startsWith(`${origin}/`) ? foundAt() + link.slice(origin.length) : link;
}
