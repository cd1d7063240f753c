/** Everything over HTTP: people, tables, records. */

import { isKept, isOfDevice, isStatic } from "../../offline/edition";
import type { Answered } from "../../offline/messages";
import { progress } from "../../offline/progress.svelte";
import type {
  AddPush, AddWebhook, ChangeCircle, ChangeNotices, CircleCard, CircleDetail, Curve, Done, GameBook, GameCard, GameResult, Handover, Invitation, Join, Lesson, LessonAnswer, MyGame, MyGames, MyNotices, MyProfile, MyTable, Name, NewPhrases, Reel, Refusal, ReplayPage,
  ScreenDetail, Setup, Statistics, TableCard, TableDetail, Whereabouts,
} from "./types";

export class Failure extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly reason: Refusal | null,
  ) {
    super(detail);
  }
}

/** Asks the server, or the engine of this device: for its own tables, and where there is no server to be reached. */
export async function ask<T>(method: string, path: string, body?: unknown, whom = whoAnswers(path)): Promise<T> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const { status, kind, body: said } = await whom(method, path, text);
  const isJson = kind.startsWith("application/json");
  if (status < 300) return (isJson ? JSON.parse(said) : said) as T;
  const { detail, extra } = (isJson ? JSON.parse(said) : {}) as { detail?: string; extra?: Refusal };
  throw new Failure(status, detail ?? String(status), extra?.message ? extra : null);
}

type Whom = (method: string, path: string, text: string) => Promise<Answered>;

function whoAnswers(path: string): Whom {
  return isStatic || (path.startsWith("/tables/") && isOfDevice(path.slice("/tables/".length))) ? askDevice : askEither;
}

async function askEither(method: string, path: string, text: string): Promise<Answered> {
  try {
    const answer = await askServer(method, path, text);
    progress.alone = false;
    return answer;
  } catch (wrong) {
    if (!isKept()) throw wrong;
    progress.alone = true;
    return askDevice(method, path, text);
  }
}

async function askServer(method: string, path: string, text: string): Promise<Answered> {
  // Old browsers leave the cookie out unless they are told.
  const request: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (text) {
    request.body = text;
    request.headers = { ...request.headers, "content-type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, request);
  return { status: answer.status, kind: answer.headers.get("content-type") ?? "", body: await answer.text() };
}

async function askDevice(method: string, path: string, text: string): Promise<Answered> {
  return (await import("../../offline/device")).device.ask(method, path, text);
}

/** What the server says of itself. */
export interface About {
  version: string;
  /** `compiled`, or `plain` and the reason. */
  engine: string;
}

async function about(): Promise<About | null> {
  if (isStatic) return null;
  const answer = await fetch("/healthz");
  return answer.ok ? ((await answer.json()) as About) : null;
}

/** The server does not know us yet. */
function nobodyYet(wrong: unknown): null {
  if (wrong instanceof Failure && wrong.status === 401) return null;
  throw wrong;
}

/** What this device keeps, beside a server's; nothing where nothing was kept, and where no server is. */
async function beside<T>(what: (here: typeof import("../../offline/beside")) => Promise<T[]>): Promise<T[]> {
  return isStatic || !isKept() ? [] : what(await import("../../offline/beside"));
}

/** One's tables that go on, those of this device after the server's; once, where the device answers for the server. */
async function home(): Promise<MyTable[]> {
  const served = (await ask<MyTable[]>("GET", "/me/home").catch(nobodyYet)) ?? [];
  const here = await beside(({ tablesHere }) => tablesHere());
  return [...served, ...here.filter(({ table }) => served.every((one) => one.table.id !== table.id))];
}

const at = (table: string, rest = ""): string => `/tables/${encodeURIComponent(table)}${rest}`;
const ofCircle = (id: string, rest = ""): string => `/circles/${encodeURIComponent(id)}${rest}`;
const ofGame = (game: string): string => `/games/${encodeURIComponent(game)}`;

/** Whose eyes see a replay: a seat's, those of all together, or a spectator's. */
export type Eyes = number | "all" | null;

function through(eyes: Eyes, ply: number | null): URLSearchParams {
  const query = new URLSearchParams();
  if (ply !== null) query.set("ply", String(ply));
  if (eyes === "all") query.set("everything", "true");
  else if (eyes !== null) query.set("seat", String(eyes));
  return query;
}

/** Which of one's games. */
export interface Wanted {
  game?: string;
  won?: boolean;
  favourite?: boolean;
  rated?: boolean;
}

function narrowed(after: string | null, wanted: Wanted): URLSearchParams {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  if (after) query.set("after", after);
  return query;
}

export const api = {
  about,
  games: () => ask<GameCard[]>("GET", "/games"),
  /** Who this browser is; null if nobody yet. */
  me: () => ask<Name | null>("GET", "/me"),
  nameYourself: (name: string, language: "fr" | "en") => ask<Name>("POST", "/me", { name, language }),
  newPassphrase: () => ask<NewPhrases>("POST", "/me/passphrase"),
  claim: (passphrase: string) => ask<Name>("POST", "/me/claim", { passphrase }),
  export: () => ask<unknown>("GET", "/me/export"),
  erase: () => ask<Done>("POST", "/me/erase", { sure: true }),
  openPhones: () => ask<{ code: string }>("POST", "/phones"),
  /** One's tables that go on, those that wait for oneself first. */
  home,
  /** Where a code or an invitation leads. */
  invitation: (word: string) => ask<Invitation>("GET", `/invitations/${encodeURIComponent(word)}`),
  /** One's games that are over, a page at a time. */
  myGames: (after: string | null = null, wanted: Wanted = {}) => ask<MyGames>("GET", `/me/games?${narrowed(after, wanted)}`),
  /** Those of this device, all of them. */
  gamesHere: (wanted: Wanted = {}): Promise<MyGame[]> => beside(({ gamesHere }) => gamesHere(wanted)),
  likeGame: (table: string, on: boolean) => ask<Done>("PUT", `/me/games/${encodeURIComponent(table)}/favourite`, { on }),
  statistics: () => ask<Statistics>("GET", "/me/statistics"),
  myProfile: () => ask<MyProfile>("GET", "/me/profile"),
  showProfile: (shown: boolean) => ask<MyProfile>("POST", "/me/profile", { shown }),
  profile: (word: string) => ask<Statistics>("GET", `/profiles/${encodeURIComponent(word)}`),
  circles: () => ask<CircleCard[]>("GET", "/circles"),
  openCircle: (name: string) => ask<CircleDetail>("POST", "/circles", { name }),
  circle: (id: string) => ask<CircleDetail>("GET", ofCircle(id)),
  /** Where the link of a circle leads. */
  circleOf: (link: string) => ask<CircleCard>("GET", `/circles/links/${encodeURIComponent(link)}`),
  joinCircle: (link: string) => ask<CircleDetail>("POST", "/circles/join", { link }),
  changeCircle: (id: string, change: ChangeCircle) => ask<CircleDetail>("PUT", ofCircle(id), change),
  leaveCircle: (id: string) => ask<Done>("POST", ofCircle(id, "/leave")),
  removeMember: (id: string, number: number) => ask<CircleDetail>("POST", ofCircle(id, `/members/${number}/remove`)),
  openInCircle: (id: string, setup: Setup) => ask<TableDetail>("POST", ofCircle(id, "/tables"), setup),
  /** By which ways one is told while one is away. */
  notices: () => ask<MyNotices>("GET", "/me/notices"),
  changeNotices: (change: ChangeNotices) => ask<MyNotices>("PUT", "/me/notices", change),
  addPush: (push: AddPush) => ask<MyNotices>("POST", "/me/notices/push", push),
  addMail: (address: string) => ask<MyNotices>("POST", "/me/notices/mail", { address }),
  addWebhook: (webhook: AddWebhook) => ask<MyNotices>("POST", "/me/notices/webhook", webhook),
  removeWay: (way: string) => ask<MyNotices>("DELETE", `/me/notices/${encodeURIComponent(way)}`),
  /** Away from a slow table for so many days, or home. */
  vacation: (table: string, days: number) => ask<TableDetail>("PUT", at(table, "/vacation"), { days }),
  /** To being rated. */
  consent: (table: string, on: boolean) => ask<TableDetail>("PUT", at(table, "/consent"), { on }),
  lobby: () => ask<TableCard[]>("GET", "/tables"),
  /** What a game that is over has to tell. */
  result: (table: string) => ask<GameResult>("GET", at(table, "/result")),
  /** How everybody stood in the course of it. */
  curve: (table: string) => ask<Curve>("GET", at(table, "/curve")),
  resultOf: (record: string) => ask<GameResult>("POST", "/records/result", { record }),
  curveOf: (record: string) => ask<Curve>("POST", "/records/curve", { record }),
  open: (setup: Setup) => ask<TableDetail>("POST", "/tables", setup),
  table: (table: string) => ask<TableDetail>("GET", at(table)),
  sit: (table: string, seat: number | null, entropy = "") =>
    ask<TableDetail>("POST", at(table, "/sit"), { seat, entropy }),
  /** The table of a code, for a big screen. */
  /** Where others find this server, if it knows that better than this page. */
  whereabouts: () => ask<Whereabouts>("GET", "/whereabouts"),
  screen: (code: string) => ask<ScreenDetail>("POST", "/screens", { code }),
  join: (how: Join) => ask<TableDetail>("POST", "/join", how),
  seatBot: (table: string, seat: number, bot: string | null) =>
    ask<TableDetail>("PUT", at(table, `/seats/${seat}`), { bot }),
  /** How whoever plays one of our seats is called. */
  call: (table: string, seat: number, name: string) => ask<TableDetail>("PUT", at(table, `/seats/${seat}/name`), { name }),
  begins: (table: string, seat: number | null) => ask<TableDetail>("PUT", at(table, "/begins"), { seat }),
  /** Be the Moderator, without a seat; or no longer. */
  moderate: (table: string, on: boolean) => ask<TableDetail>("PUT", at(table, "/moderator"), { on }),
  start: (table: string) => ask<TableDetail>("POST", at(table, "/start")),
  leave: (table: string) => ask<TableDetail>("POST", at(table, "/leave")),
  rematch: (table: string) => ask<TableDetail>("POST", at(table, "/rematch")),
  record: (table: string) => ask<string>("GET", at(table, "/record")),
  replay: (record: string, ply: number | null, eyes: Eyes) => ask<ReplayPage>("POST", `/records/replay?${through(eyes, ply)}`, { record }),
  /** Some positions of a record from one on. */
  reel: (record: string, ply: number, eyes: Eyes) => ask<Reel>("POST", `/records/reel?${through(eyes, ply)}`, { record }),
  words: (game: string, language: string, part: string) => ask<string>("GET", `${ofGame(game)}/words/${language}?part=${part}`),
  book: (game: string) => ask<GameBook>("GET", `${ofGame(game)}/book`),
  lesson: (game: string) => ask<Lesson>("GET", `/lessons/${game}`),
  whyNotInLesson: (game: string, at: number, step: string) =>
    ask<LessonAnswer>("GET", `/lessons/${game}/why?${new URLSearchParams({ at: String(at), step })}`),
  playLessonOn: (game: string) => ask<TableDetail>("POST", `/lessons/${game}/table`),
  resume: (record: string, ply?: number) => ask<TableDetail>("POST", `/records/resume${ply === undefined ? "" : `?ply=${ply}`}`, { record }),
  /** A game that goes on here, on this device. */
  gameSoFar: (table: string) => ask<Handover>("GET", at(table, "/game")),
  /** The table is over, and its game goes on elsewhere. */
  handOver: (table: string) => ask<Handover>("POST", at(table, "/hand-over")),
  /** A new table where a game from elsewhere goes on: at the server, or on this device. */
  takeOver: (game: Handover, to: "server" | "device") => ask<TableDetail>("POST", "/records/take-over", game, to === "server" ? askServer : askDevice),
  /** Starts the engine of this device, and tells it who plays. */
  arriveHere: (name: string, language: "fr" | "en") => ask<Name>("POST", "/me", { name, language }, askDevice),
};
