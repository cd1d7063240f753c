/** What this device can say of itself before its engine runs: whoever only looks at the first page need not load it. */

import type { Wanted } from "$lib/wire/api";
import { gamesHere, tablesHere } from "./beside";
import { Drawer } from "./drawer";
import type { Answered } from "./messages";
import { parts } from "./parts";

const json = (what: unknown, status = 200): Answered => ({ status, kind: "application/json", body: JSON.stringify(what) });

/** The answer to a GET; null if only the engine knows it. */
export async function withoutEngine(path: string): Promise<Answered | null> {
  const [at, query] = path.split("?");
  switch (at) {
    case "/games": {
      const list = await parts();
      return list && json(list.games);
    }
    case "/tables":
      return json([]);
    case "/me": {
      const me = await new Drawer().me();
      return me ? { ...json(null), body: me } : json(null);
    }
    case "/me/home":
      return json(await tablesHere());
    case "/me/games":
      return json({ games: await gamesHere(wanted(new URLSearchParams(query))), after: null });
    default:
      return null;
  }
}

function wanted(query: URLSearchParams): Wanted {
  const game = query.get("game");
  const won = query.get("won");
  return {
    ...(game !== null && { game }), ...(won !== null && { won: won === "true" }),
    ...(query.has("favourite") && { favourite: true }), ...(query.has("rated") && { rated: true }),
  };
}
