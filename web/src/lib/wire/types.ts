// Written by `make wire` from the server's records. Do not edit.

export const PROTOCOL = 1;

export interface Ack {
  t: "ack";
  id: string;
}

export interface Act {
  t: "act";
  id: string;
  seat: number;
  step: string;
}

export interface ChairCard {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  stand_in: string | null;
  here: boolean;
  away_until: number | null;
  host: boolean;
}

export interface ClockSetup {
  kind?: "none" | "slow" | "timed";
  seconds?: number | null;
  uniform?: boolean;
}

export interface Event {
  name: string;
  fields: Record<string, number | string | null>;
}

export interface GameCard {
  name: string;
  revision: number;
  modes: string[];
  seats: Record<string, [number, number]>;
  options: Option[];
  without_undo: boolean;
  signs: string[];
  bots: string[];
}

export interface Heard {
  t: "heard";
  number: number;
  at: number;
  seat: number;
  channel: string;
  text?: string | null;
  sign?: string | null;
  about?: number | null;
}

export interface Hello {
  t: "hello";
  protocol: number;
  since?: Record<string, number>;
}

export interface Join {
  seat?: number | null;
  entropy?: string;
  code?: string | null;
  invite?: string | null;
}

export interface Lesson {
  setup: Setup;
  seat: number;
  stops: LessonStop[];
}

export interface LessonAnswer {
  reason: Refusal | null;
}

export interface LessonStop {
  says: string;
  point: string;
  choose: string;
  state: State;
}

export interface Mute {
  t: "mute";
  id: string;
  seat: number;
  on: boolean;
}

export interface Name {
  name: string;
  language?: "en" | "fr";
}

export interface Option {
  name: string;
  type: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  modes: string[];
  seats?: [number, number] | null;
  names_seat?: boolean;
  also?: number[];
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface Passphrase {
  passphrase: string;
}

export interface Ping {
  t: "ping";
  id: string;
}

export interface Play {
  t: "play";
  id: string;
  seat: number;
  ask: number;
  step: string;
}

export interface Pong {
  t: "pong";
  id: string;
  now: number;
}

export interface ProposalCard {
  seat: number;
  what: string;
  about: number | null;
  votes: Record<string, boolean>;
}

export interface Propose {
  t: "propose";
  id: string;
  seat: number;
  what: "bot" | "end" | "pause" | "resume" | "undo";
  about?: number;
}

export interface Question {
  number: number;
  why: string;
  options: string[];
  default: string | null;
}

export interface Receipt {
  commitment: string;
  entropy?: string[];
  secret?: string | null;
}

export interface Refusal {
  message: string;
  arguments?: Record<string, unknown>;
  rules?: string[];
  step?: string;
}

export interface Refused {
  t: "refused";
  id: string;
  reason: Refusal;
}

export interface ReplayPage {
  ply: number;
  plies: number;
  view: Record<string, unknown>;
  events: Event[];
  outcome: Outcome | null;
  fair: string | null;
}

export interface Resign {
  t: "resign";
  id: string;
  seat: number;
}

export interface Say {
  t: "say";
  id: string;
  seat: number;
  text: string;
}

export interface SeatBot {
  bot: string | null;
}

export interface Setup {
  game: string;
  seats: number;
  mode?: string | null;
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  clock?: ClockSetup;
  undo?: "free" | "none" | null;
  chat?: boolean;
  watch?: boolean;
  delay?: number;
  grace?: number | null;
  pace?: number;
}

export interface Sign {
  t: "sign";
  id: string;
  seat: number;
  sign: string;
  about: number;
}

export interface Sit {
  seat?: number | null;
  entropy?: string;
}

export interface State {
  t: "state";
  seat: number | null;
  version: number;
  fresh: boolean;
  events: Event[];
  view: Record<string, unknown>;
  ask: Question | null;
  may: string[];
  undo: boolean;
  until: number | null;
}

export interface TableCard {
  id: string;
  setup: Setup;
  status: "open" | "over" | "playing";
  chairs: ChairCard[];
  receipt: Receipt;
  paused: boolean;
  proposal: ProposalCard | null;
  outcome: Outcome | null;
  ended: string | null;
  rematch: string | null;
  resumed: boolean;
}

export interface TableChanged {
  t: "table";
  seats: number[];
  table: TableCard;
}

export interface TableDetail {
  table: TableCard;
  seats: number[];
  code: string | null;
  invites: string[] | null;
}

export interface Undo {
  t: "undo";
  id: string;
  seat: number;
}

export interface UploadedRecord {
  record: string;
}

export interface Vote {
  t: "vote";
  id: string;
  seat: number;
  yes: boolean;
}

export interface Welcome {
  t: "welcome";
  protocol: number;
  now: number;
  seats: number[];
  table: TableCard;
}

export interface Why {
  t: "why";
  id: string;
  reason: Refusal | null;
}

export interface WhyNot {
  t: "why_not";
  id: string;
  seat: number;
  step: string;
}

export type FromClient = Hello | Play | Act | WhyNot | Undo | Propose | Vote | Resign | Say | Sign | Mute | Ping;

export type ToClient = State | Welcome | TableChanged | Heard | Ack | Refused | Why | Pong;
