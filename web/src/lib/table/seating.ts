/** Sitting down: as somebody, at a table, with bots on the other chairs. */

import { me } from "../me.svelte";
import { shelf } from "../shelf.svelte";
import { api } from "../wire/api";
import type { GameCard, Setup, TableDetail } from "../wire/types";

/** Everybody is somebody: who has not said how they are called has the name that was suggested, or that the page gives. */
export async function beSomebody(name?: string, called?: string): Promise<void> {
  if (name) await me.rename(name);
  await me.arrive(called);
}

/** How many play when nobody says. */
export function livelySeats(game: GameCard, mode: string): number {
  const [least, most] = game.seats[mode] ?? [2, 2];
  return Math.min(most, Math.max(least, game.usual_seats));
}

/** One click: a table in the game's first mode, bots on every other chair, and whoever clicked is asked first. */
export async function playNow(game: GameCard): Promise<TableDetail> {
  const mode = game.modes[0] ?? "";
  return playAgainstBots({ game: game.name, mode, seats: livelySeats(game, mode), options: game.at_once }, usualLevel(game.bots), true);
}

export async function playAgainstBots(setup: Setup, level: string, begins = false): Promise<TableDetail> {
  await beSomebody();
  const { table } = await api.open(setup);
  if (begins && table.asks_who_begins) await api.begins(table.id, 0);
  return fillWithBots(table.id, table.chairs.filter((chair) => chair.kind === "free").map((chair) => chair.seat), level);
}

/** Who plays when nobody says how strong: not the weakest, and not the slowest. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes("adept") ? "adept" : (levels.at(-1) ?? "random");
}

/** Bots on these chairs, then the game begins. */
export async function fillWithBots(table: string, seats: readonly number[], level: string): Promise<TableDetail> {
  await Promise.all(seats.map((seat) => api.seatBot(table, seat, level)));
  return api.start(table);
}

/** Bots on every free chair of a table where a game goes on. */
export async function goOnWithBots({ table }: TableDetail): Promise<TableDetail> {
  const levels = (await shelf.load()).find((game) => game.name === table.setup.game)?.bots ?? [];
  const free = table.chairs.filter((chair) => chair.kind === "free").map((chair) => chair.seat);
  return fillWithBots(table.id, free, usualLevel(levels));
}
