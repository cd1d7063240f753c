/** Who says the lines: recordings of the host, the browser's own voice, or bells. Nobody ever waits for them to end. */

import type { Language } from "$lib/text/words";

/** `voice/index.json` beside the page: by language, the file of each line that was recorded. */
type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

let recorded: Recorded = {};
let playing: HTMLAudioElement | null = null;

/** Looks once for recordings; without any, nothing is missing. The browser is asked for its voices: some look for them only
 * then, and have found them when the first line is said. */
export async function findVoices(): Promise<void> {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.getVoices();
  try {
    const answer = await fetch("voice/index.json");
    if (answer.ok && (answer.headers.get("content-type") ?? "").includes("json")) recorded = (await answer.json()) as Recorded;
  } catch {
    recorded = {};
  }
}

/** The files of all recordings, beside the page. */
export function recordingFiles(): string[] {
  const files = Object.entries(recorded).flatMap(([language, lines]) => Object.values(lines).map((file) => `voice/${language}/${file}`));
  return files.length > 0 ? ["voice/index.json", ...files] : [];
}

/** The browser's voice of a language; best one that needs no network. */
function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === "undefined") return undefined;
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
  return voices.find((voice) => voice.localService) ?? voices[0];
}

export const hasVoice = (language: Language): boolean => voiceOf(language) !== undefined;

/** Calls back when the browser has found its voices, which it may do late. */
export function whenVoicesChange(changed: () => void): () => void {
  if (typeof speechSynthesis === "undefined") return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** Whether somebody could say it. The voice begins and is left alone; what it was saying before, it drops. */
export function speak(language: Language, line: string, text: string, volume: number): boolean {
  hush();
  const file = recorded[language]?.[line];
  if (file) {
    playing = new Audio(`voice/${language}/${file}`);
    playing.volume = volume;
    playing.play().catch(() => undefined);
    return true;
  }
  const voice = voiceOf(language);
  if (!voice) return false;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 0.92;
  spoken.volume = volume;
  speechSynthesis.speak(spoken);
  return true;
}

/** Where nothing is said there is nothing to cancel: some browsers would drop the line that comes next. */
export function hush(): void {
  playing?.pause();
  playing = null;
  if (typeof speechSynthesis !== "undefined" && (speechSynthesis.speaking || speechSynthesis.pending)) speechSynthesis.cancel();
}
