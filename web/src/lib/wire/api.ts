/** Everything over HTTP: people, tables, records. */

import type {
  ChangeCircle, CircleCard, CircleDetail, Curve, Done, GameBook, GameCard, GameResult, Invitation, Join, Lesson, LessonAnswer, MyGames, MyProfile, MyTable, Name, NewPhrases, Reel, Refusal, ReplayPage,
  ScreenDetail, Setup, Statistics, TableCard, TableDetail,
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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "content-type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, request);
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { detail?: string; extra?: unknown };
    const extra = said.extra as Refusal | undefined;
    throw new Failure(answer.status, said.detail ?? answer.statusText, extra?.message ? extra : null);
  }
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return (isJson ? answer.json() : answer.text()) as Promise<T>;
}

/** What the server says of itself. */
export interface About {
  version: string;
  /** `compiled`, or `plain` and the reason. */
  engine: string;
}

async function about(): Promise<About | null> {
  const answer = await fetch("/healthz");
  return answer.ok ? ((await answer.json()) as About) : null;
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
  me: () =>
    ask<Name>("GET", "/me").catch((wrong: unknown) => {
      if (wrong instanceof Failure && wrong.status === 401) return null;
      throw wrong;
    }),
  nameYourself: (name: string, language: "fr" | "en") => ask<Name>("POST", "/me", { name, language }),
  newPassphrase: () => ask<NewPhrases>("POST", "/me/passphrase"),
  claim: (passphrase: string) => ask<Name>("POST", "/me/claim", { passphrase }),
  export: () => ask<unknown>("GET", "/me/export"),
  erase: () => ask<Done>("POST", "/me/erase", { sure: true }),
  openPhones: () => ask<{ code: string }>("POST", "/phones"),
  /** One's tables that go on, those that wait for oneself first. */
  home: () => ask<MyTable[]>("GET", "/me/home"),
  /** Where a code or an invitation leads. */
  invitation: (word: string) => ask<Invitation>("GET", `/invitations/${encodeURIComponent(word)}`),
  /** One's games that are over, a page at a time. */
  myGames: (after: string | null = null, wanted: Wanted = {}) => ask<MyGames>("GET", `/me/games?${narrowed(after, wanted)}`),
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
  screen: (code: string) => ask<ScreenDetail>("POST", "/screens", { code }),
  join: (how: Join) => ask<TableDetail>("POST", "/join", how),
  seatBot: (table: string, seat: number, bot: string | null) =>
    ask<TableDetail>("PUT", at(table, `/seats/${seat}`), { bot }),
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
  resume: (record: string, ply: number) => ask<TableDetail>("POST", `/records/resume?ply=${ply}`, { record }),
};
