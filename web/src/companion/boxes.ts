/** The boxes that have a companion for a real table, and their words: all of it is part of the page, no server is asked. */

import type { Component } from "svelte";

import { Words, type Language } from "$lib/text/words";

/** `house`: there is a server behind the page. */
export type Companion = Component<{ words: Words; house?: boolean }>;

const COMPANIONS = import.meta.glob<{ default: Companion }>("../lib/games/*/companion/index.ts");
const TOLD = import.meta.glob<string>("../../../src/sortilege/shelf/*/words/*/{game,companion}.ftl", { import: "default" });
const SHARED = import.meta.glob<string>("../../../locale/*/companion.ftl", { import: "default" });

export const BOXES: readonly string[] = Object.keys(COMPANIONS).map((path) => path.split("/").at(-3) ?? "");

export async function companionOf(box: string): Promise<Companion> {
  const load = COMPANIONS[`../lib/games/${box}/companion/index.ts`];
  if (!load) throw new Error(`there is no companion for ${box}, only for ${BOXES.join(", ")}`);
  return (await load()).default;
}

/** The words of the room, and with a box the words of that box. */
export async function wordsOf(language: Language, box: string | null): Promise<Words> {
  const loads = [SHARED[`../../../locale/${language}/companion.ftl`]];
  if (box) {
    for (const file of ["game", "companion"]) loads.push(TOLD[`../../../src/sortilege/shelf/${box}/words/${language}/${file}.ftl`]);
  }
  return new Words(language, await Promise.all(loads.map(async (load) => (load ? load() : ""))));
}
