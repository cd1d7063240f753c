/** The games that this server has, as their boxes say: names, colours, drawings. */

import { settings, t } from "./settings.svelte";
import { api } from "./wire/api";
import type { GameCard, GameTold } from "./wire/types";

class Shelf {
  games = $state.raw<readonly GameCard[]>([]);
  private asked: Promise<readonly GameCard[]> | null = null;

  /** Asks the server once; again only after it did not answer. */
  load(): Promise<readonly GameCard[]> {
    this.asked ??= api.games().then(
      (found) => {
        putOn(papers(found));
        return (this.games = found);
      },
      (wrong: unknown) => {
        this.asked = null;
        throw wrong;
      },
    );
    return this.asked;
  }

  of(game: string): GameCard | null {
    return this.games.find((one) => one.name === game) ?? null;
  }

  emblem(game: string): string {
    return this.of(game)?.emblem ?? "wisp";
  }

  told(game: string): GameTold {
    return this.of(game)?.told[settings.language] ?? { name: "", line: "", kind: "" };
  }

  /** For how many a game is, in all its modes. */
  players(game: string): string {
    const numbers = Object.values(this.of(game)?.seats ?? {}).flat();
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return least === most ? t("players-exactly", { count: least }) : t("players-range", { least, most });
  }
}

/** The paper of each box, and from it the table of a game that brings no colours of its own. */
function papers(games: readonly GameCard[]): string {
  const rules = games.map(({ name, box }) => {
    const inks = `--box-paper:${box.paper};--box-motif:${box.motif};--box-label:${box.label};--box-h:${box.height}px`;
    return `[data-game="${CSS.escape(name)}"]{${inks}}`;
  });
  return rules.join("");
}

/** Adds rules to the page: as a sheet of its own, in browsers of old televisions as an element. */
function putOn(rules: string): void {
  if ("adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } else {
    const old = document as Document;
    old.head.append(Object.assign(old.createElement("style"), { textContent: rules }));
  }
}

export const shelf = new Shelf();
