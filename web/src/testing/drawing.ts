/** Components drawn to text without a browser, with the words that the page has. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { vi } from "vitest";

import { Pick } from "../lib/table/pick.svelte";
import { GameText } from "../lib/text/game";
import { Words, type Language } from "../lib/text/words";
import books from "../lib/wire/books.json";
import type { GameBook } from "../lib/wire/types";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Nobody prefers anything where there is no screen. */
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("navigator", { language: "fr" });

export function wordsOf(language: Language, ...games: string[]): Words {
  const shell = ["common", "server", "web"].map((name) => `locale/${language}/${name}.ftl`);
  const own = games.flatMap((game) => ["game", "web"].map((name) => `src/sortilege/shelf/${game}/words/${language}/${name}.ftl`));
  return new Words(language, [...shell, ...own].map((file) => readFileSync(ROOT + file, "utf-8")));
}

export function textOf(language: Language, game: string, names: readonly string[] = ["Ann", "Bob", "Cyd"]): GameText {
  return new GameText(wordsOf(language, game), (books as unknown as Record<string, GameBook>)[game] as GameBook, names);
}

/** What may be picked where nobody takes it. */
export function untouched(why?: string): Pick {
  const pick = new Pick({ choose: () => undefined, confirms: () => false, attempt: () => null, explain: () => undefined, hush: () => undefined });
  if (why) pick.open({ number: 0, why, options: [], default: null }, []);
  return pick;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component has props of its own
export function drawn<Props extends Record<string, any>>(component: Component<Props>, props: Props): string {
  return render(component, { props }).body.replace(/<!--.*?-->/gs, "");
}

/** What can be read on it. */
export function read(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/[ \n\t]+/g, " ").trim();
}
