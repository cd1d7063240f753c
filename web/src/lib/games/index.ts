/** The boards that games bring, each loaded when a table needs it; every other game has the plain one. */

import type { GameModule } from "../table/game";
import { bookOf } from "../text/catalogues";

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function gameModule(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/index.ts`];
  if (load) return (await load()).default;
  const [{ plainBoard }, book] = await Promise.all([import("../plain"), bookOf(game)]);
  return plainBoard(book);
}
