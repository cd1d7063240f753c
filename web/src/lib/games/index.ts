/** The games that have a board, each loaded when a table needs it. */

import type { GameModule } from "../table/game";

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export const SHELF = ["animaux", "salem", "traverse", "zoondo", "ecole"] as const;

/** The drawing on each box. */
export const EMBLEMS: Record<string, string> = {
  animaux: "thunderbird", salem: "cat", traverse: "pawnhat", zoondo: "boarchief", ecole: "broom",
};

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in MODULES;
}

export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
