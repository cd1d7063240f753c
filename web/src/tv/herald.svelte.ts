/** Says aloud to a room what everybody sees: by a voice, by bells where there is none, and always in large letters. */

import { ambience, ring, wakeSounds } from "../companion/sounds";
import { findVoices, hush, speak } from "../companion/voice";
import { wordsOf } from "../companion/boxes";
import { settings } from "$lib/settings.svelte";
import type { Spoken } from "$lib/table/game";
import type { Table } from "$lib/table/table.svelte";
import type { Event as Told } from "$lib/wire/types";
import type { Words } from "$lib/text/words";
import { Speech, type Saying } from "./speech";

/** How long a line stays in letters. */
const STAYS = 9000;

export class Herald {
  /** What is being said, in letters. */
  caption = $state("");
  private words: Words | null = null;
  /** The newest line, while there are no words for it yet. */
  private early: Spoken | null = null;
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly rung: string[] = [];
  private readonly speech = new Speech((saying) => this.utter(saying));

  constructor(private readonly table: Table) {
    table.attend = (event) => this.attend(event);
    void findVoices();
  }

  /** The words of a game's companion, in the language of the screen. */
  async learn(game: string): Promise<void> {
    this.words = await wordsOf(settings.language, game);
    if (this.early) this.say(this.early);
    this.early = null;
  }

  /** Called by a key or a tap: before one no browser lets anything sound. */
  wake(): void {
    wakeSounds();
  }

  /** The wind blows while eyes are closed. */
  night(on: boolean): void {
    ambience(on && settings.sound > 0, settings.sound);
  }

  /** Nothing more is heard; what is being said stays in letters as long as it would have. */
  hush(): void {
    hush();
    ambience(false, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.speech.stop();
    this.hush();
  }

  private attend(event: Told | null): void {
    const { view, text, game } = this.table;
    if (!view || !text || !game?.herald) return;
    let asked: string | null = null;
    if (event === null) {
      const open = [...new Set(view.asked.map((ask) => ask.why))].sort().join();
      if (open !== this.asked) asked = view.asked[0]?.why ?? null;
      this.asked = open;
    }
    const spoken = game.herald({ view, event, asked, text });
    if (spoken) this.say(spoken);
  }

  private say(spoken: Spoken): void {
    const { line, values = {} } = spoken;
    const key = `line-${line}`;
    if (!this.words) this.early = spoken;
    else if (this.words.has(key)) this.speech.say({ line, text: this.words.say(key, values) });
  }

  private utter({ line, text }: Saying): void {
    this.caption = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.caption = ""), STAYS);
    if (settings.sound <= 0 || speak(settings.language, line, text, settings.sound)) return;
    if (!this.rung.includes(line)) this.rung.push(line);
    ring(this.rung.indexOf(line), settings.sound);
  }
}
