/** What this device keeps, read without its engine: to be listed beside what a server has. */

import type { Wanted } from "$lib/wire/api";
import type { MyGame, MyTable, TableCard } from "$lib/wire/types";
import { Drawer } from "./drawer";

/** As `Row` of sortilege/server/table has it. */
interface Row {
  readonly status: string;
  readonly summary: string;
  readonly changed: number;
}

async function kept(): Promise<{ card: TableCard; changed: number }[]> {
  const rows = (await new Drawer().rows()).map((row) => JSON.parse(row) as Row);
  return rows.filter(({ summary }) => summary !== "{}").map(({ summary, changed }) => ({ card: JSON.parse(summary) as TableCard, changed }));
}

/** The tables that are not over. */
export async function tablesHere(): Promise<MyTable[]> {
  const cards = (await kept()).map(({ card }) => card).filter(({ status }) => status !== "over");
  return cards.map((table) => ({ table, mine: table.status === "playing", awaited: [] }));
}

/** The games that are over, the latest first; a device has no favourites and no ratings. */
export async function gamesHere(wanted: Wanted): Promise<MyGame[]> {
  return chosen((await kept()).flatMap(({ card, changed }) => game(card, changed) ?? []), wanted);
}

/** One's game at a table of the device; null if it is not over, or one had no seat there. */
function game(table: TableCard, over: number): MyGame | null {
  const seats = table.chairs.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const seat = seats[0];
  if (table.status !== "over" || seat === undefined) return null;
  return { table, seat, over, won: table.outcome ? seats.some((one) => table.outcome?.winners.includes(one)) : null, favourite: false };
}

export function chosen(games: readonly MyGame[], wanted: Wanted): MyGame[] {
  if (wanted.favourite || wanted.rated) return [];
  return games.filter(({ table, won }) => (wanted.game === undefined || table.setup.game === wanted.game) && (wanted.won === undefined || won === wanted.won));
}

/** Both lists as one, the latest first. Of the device's, those older than the last of a page wait for the next page. */
export function inTurn(served: readonly MyGame[], here: readonly MyGame[], isLastPage: boolean): MyGame[] {
  const known = new Set(served.map(({ table }) => table.id));
  const since = isLastPage ? -Infinity : (served.at(-1)?.over ?? -Infinity);
  return [...served, ...here.filter(({ table, over }) => !known.has(table.id) && over >= since)].toSorted((one, other) => other.over - one.over);
}
