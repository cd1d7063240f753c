/** One colour a player, wherever a game gives them one: seals, plates and lines have it. */

import type { GameModule, GameView } from "./game";

/** As a style of whatever holds the board. */
export function inksOf(game: GameModule | null | undefined, view: GameView | null | undefined): string {
  const inks = (view && game?.inks?.(view)) ?? [];
  return inks.flatMap((ink, seat) => (ink ? [`--seat-${seat + 1}:${ink}`] : [])).join(";");
}
