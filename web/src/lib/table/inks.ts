/** One colour a player, wherever a game gives them one: seals, plates and lines have it. */

import type { GameModule, GameView } from "./game";

/** As a style of whatever holds the board. */
export function inksOf(game: GameModule | null | undefined, view: GameView | null | undefined): string {
  return given(game, view).flatMap((ink, seat) => (ink ? [`--seat-${seat + 1}:${ink}`] : [])).join(";");
}

/** The same by day, where a picture is drawn and no style is looked up. */
export function inksOnPaper(game: GameModule | null | undefined, view: GameView | null | undefined): readonly (string | null)[] {
  return given(game, view).map((ink) => ink?.replace(/^var\(--[\w-]+, (.+)\)$/, "$1") ?? null);
}

function given(game: GameModule | null | undefined, view: GameView | null | undefined): readonly (string | null)[] {
  return (view && game?.inks?.(view)) ?? [];
}
