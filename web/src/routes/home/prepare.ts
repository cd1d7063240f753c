/** What a table needs is on its way before somebody sits down: its page, the board of its game, its words. */

import { gameModule } from "$lib/games";
import { settings } from "$lib/settings.svelte";
import { bookOf, words } from "$lib/text/catalogues";

/** Fetches what is not here yet; whatever fails is asked for again when it is needed. */
export function prepare(game: string): void {
  void Promise.all([import("../Table.svelte"), gameModule(game), words(settings.language, game), bookOf(game)]).catch(() => null);
}
