/** What a person prefers on this device, and the words of the shell in their language. */

import { words } from "./text/catalogues";
import { Words, type Language, type Values } from "./text/words";

export type Theme = "auto" | "jour" | "nuit";
export type Motion = "auto" | "full" | "none";

const STORE = "sortilege";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: number;
  touch: boolean;
}

function kept(): Kept {
  const browser: Language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  const defaults: Kept = { language: browser, theme: "auto", motion: "auto", sound: 0, touch: false };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return defaults;
  }
}

class Settings {
  language = $state<Language>("fr");
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  /** Loudness from 0 (off) to 1. */
  sound = $state(0);
  /** Whether a phone trembles. */
  touch = $state(false);
  words = $state.raw(new Words("fr", []));
  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");
  private systemDark = $state(this.dark.matches);
  private systemStill = $state(this.still.matches);

  constructor() {
    Object.assign(this, kept());
    this.dark.addEventListener("change", () => (this.systemDark = this.dark.matches));
    this.still.addEventListener("change", () => (this.systemStill = this.still.matches));
  }

  /** How dates and numbers are written. */
  get region(): string {
    return this.language === "fr" ? "fr-FR" : "en-GB";
  }

  get shownTheme(): "jour" | "nuit" {
    if (this.theme !== "auto") return this.theme;
    return this.systemDark ? "nuit" : "jour";
  }

  get isStill(): boolean {
    return this.motion === "none" || (this.motion === "auto" && this.systemStill);
  }

  /** Changes some of them, for good. */
  async set(change: Partial<Kept>): Promise<void> {
    Object.assign(this, change);
    const { language, theme, motion, sound, touch } = this;
    localStorage.setItem(STORE, JSON.stringify({ language, theme, motion, sound, touch }));
    if (change.language) await this.load();
  }

  async load(): Promise<void> {
    this.words = await words(this.language);
    document.documentElement.lang = this.language;
  }
}

export const settings = new Settings();

/** A message of the shell. */
export function t(key: string, values: Values = {}, attribute = ""): string {
  return settings.words.say(`web-${key}`, values, attribute);
}
