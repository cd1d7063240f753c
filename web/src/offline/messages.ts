/** What the page and the engine's worker say to each other. */

export type Step = "python" | "engine" | "games";

/** As over HTTP. */
export interface Answered {
  readonly status: number;
  readonly kind: string;
  readonly body: string;
}

export type ToWorker =
  | { t: "begin"; base: string; engine: string; pyodide: string }
  | { t: "ask"; id: number; method: string; path: string; body: string }
  | { t: "connect"; line: number; table: string }
  | { t: "hear"; line: number; text: string }
  | { t: "leave"; line: number };

export type FromWorker =
  | { t: "step"; step: Step }
  | { t: "ready" }
  | { t: "failed"; why: string }
  | ({ t: "answer"; id: number } & Answered)
  | { t: "connected"; line: number }
  | { t: "told"; line: number; text: string }
  | { t: "closed"; line: number; code: number };
