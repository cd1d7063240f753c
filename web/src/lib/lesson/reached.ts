/** How far somebody came in the lessons, on this device. */

const STORE = "sortilege-lessons";

/** By game. */
export type Reached = Readonly<Record<string, { at: number; stops: number }>>;

export function reached(): Reached {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Reached;
  } catch {
    return {};
  }
}

/** Where a lesson goes on: at its beginning if it was not begun, or has become shorter. */
export function stopOf(lessons: Reached, game: string, stops: number): number {
  const found = lessons[game];
  return found && found.stops === stops ? Math.min(found.at, stops - 1) : 0;
}

/** The lessons with this one at a stop; one that is at its end, or still at its beginning, is not to be continued. */
export function noted(lessons: Reached, game: string, at: number, stops: number): Reached {
  const others = Object.entries(lessons).filter(([name]) => name !== game);
  return Object.fromEntries(at > 0 && at < stops - 1 ? [...others, [game, { at, stops }]] : others);
}

export function keepReached(game: string, at: number, stops: number): void {
  localStorage.setItem(STORE, JSON.stringify(noted(reached(), game, at, stops)));
}
