/** A table as this browser shows it: what arrives, when it is shown, and what is sent. */

import { flushSync, tick } from "svelte";

import { settings } from "../settings.svelte";
import { cue } from "../sound/cue";
import { GameText } from "../text/game";
import { bookOf, words } from "../text/catalogues";
import { readStep, type Step } from "../wire/step";
import type { Connection, Ears, Line, Wish } from "../wire/socket";
import type { Event as Told, Heard, Pointing, Question, Refusal, State, TableCard, ToClient } from "../wire/types";
import { gameModule } from "../games";
import { look, travel } from "./flip";
import type { GameModule, GameView } from "./game";
import { nameOf } from "./names";
import type { Choice } from "./options";
import { Pick, type Bubble } from "./pick.svelte";
import { Queue } from "./queue";
import { streamOf } from "./streaming";

const AN_EVENT = 420;
const A_MOVE = 320;
const A_REACH = 600;

type Given = NonNullable<Question["given"]> | null;
type Let = NonNullable<Question["lets"]>[number];

/** What one of our seats (or the spectator) was told. */
interface Eyes {
  state: State;
  log: Told[];
}

export class Table {
  card = $state.raw<TableCard | null>(null);
  /** The seats of this person. */
  seats = $state.raw<readonly number[]>([]);
  /** Whose eyes the page shows; null watches. */
  seat = $state<number | null>(null);
  view = $state.raw<GameView | null>(null);
  event = $state.raw<Told | null>(null);
  log = $state.raw<readonly Told[]>([]);
  talk = $state.raw<readonly Heard[]>([]);
  may = $state.raw<readonly string[]>([]);
  undo = $state(false);
  /** Why the table is going to answer the open question for us, if it is. */
  given = $state<Given>(null);
  /** How we may let it answer such questions. */
  mayLet = $state.raw<readonly Let[]>([]);
  /** By question: what we left to it. */
  lets = $state.raw<State["lets"]>({});
  /** What we see of the pointing in the open window; null where nobody points. */
  pointing = $state.raw<readonly Pointing[] | null>(null);
  /** We are the Moderator who has no seat. */
  presides = $state(false);
  /** When the clock plays for us, in our own clock's milliseconds. */
  until = $state<number | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the server will not talk to us. */
  closedBy = $state(0);
  bubble = $state.raw<Bubble | null>(null);
  /** The numbers of big screens that wait for somebody seated to admit them. */
  waiting = $state.raw<readonly string[]>([]);
  /** Told of each event as it is shown, and with null of each position. */
  attend: (event: Told | null) => void = () => undefined;
  /** Nothing is heard or felt here: the sound comes from a big screen. */
  silent = false;
  /** A refusal of something that is not on the board. */
  notice = $state.raw<string | null>(null);
  /** The seat to which the device is handed, before it is shown. */
  curtain = $state<number | null>(null);
  game = $state.raw<GameModule | null>(null);
  text = $state.raw<GameText | null>(null);
  busy = $state(false);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  readonly pick: Pick;
  root: HTMLElement | null = null;

  private readonly stream: Line;
  private readonly eyes = new Map<number | null, Eyes>();
  private readonly queue = new Queue<Told | null>({
    speed: () => (settings.isStill || document.hidden ? 0 : 1),
    seen: () => !document.hidden,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  private ahead = 0;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    connect: (ears: Ears) => Line = (ears) => streamOf(id, ears),
  ) {
    this.stream = connect({
      hear: (message) => this.hear(message),
      connection: (state, code) => {
        this.connection = state;
        this.closedBy = code;
      },
    });
    this.pick = new Pick({
      choose: (step) => this.answer(step),
      point: (step) => this.point(step),
      confirms: (step) => (this.view && this.game?.confirms?.(step, this.view)) ?? false,
      attempt: (key, picked) => {
        const why = this.pick.why;
        if (!this.view || this.seat === null || !why) return null;
        return this.game?.attempt?.(key, picked, this.view, this.seat, why, this.pick.picking.open) ?? null;
      },
      explain: (notation, label, at) => void this.explain(notation, label, at),
      hush: (soon = false) => this.hush(soon),
    });
  }

  open(): void {
    this.stream.open();
  }

  close(): void {
    this.stream.close();
    this.queue.clear();
  }

  /** Greets the server again, which gives the seat back that a bot keeps. */
  comeBack(): void {
    this.close();
    this.open();
  }

  hurry(): void {
    this.stream.hurry();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.queue.skip();
  }

  /** Goes on from what is being shown to what comes next. */
  next(): void {
    this.queue.next();
  }

  // Words

  /** Loads the game's words again: another game, other names, another language. */
  async speak(): Promise<void> {
    const card = this.card;
    if (!card) return;
    const game = card.setup.game;
    const [module, said, book] = await Promise.all([gameModule(game), words(settings.language, game), bookOf(game)]);
    const first = this.game === null;
    this.game = module;
    this.text = new GameText(said, book, card.chairs.map(nameOf));
    const eyes = this.eyes.get(this.seat);
    if (first && eyes) this.settle(eyes.state);
  }

  /** The words of a seat are no longer wanted: the server is greeted again, and leaves them out. */
  unread(seat: number): void {
    this.talk = this.talk.filter((heard) => heard.seat !== seat);
    this.comeBack();
  }

  // Hearing

  private hear(message: ToClient): void {
    switch (message.t) {
      case "welcome":
        this.ahead = message.now * 1000 - Date.now();
        this.presides = message.presides ?? false;
        this.sit(message.seats, message.table);
        break;
      case "table":
        this.presides = message.presides ?? false;
        this.sit(message.seats, message.table);
        break;
      case "state":
        this.told(message);
        break;
      case "screens":
        this.waiting = message.waiting;
        break;
      case "heard":
        if (!this.talk.some((one) => spokenAs(one) === spokenAs(message))) this.talk = [...this.talk, message];
        break;
    }
  }

  private sit(seats: readonly number[], card: TableCard): void {
    const renamed = card.chairs.map(nameOf).join() !== this.card?.chairs.map(nameOf).join();
    const rested = this.rests;
    this.seats = seats;
    this.card = card;
    if (this.seat === null || !seats.includes(this.seat)) this.seat = seats[0] ?? null;
    if (renamed || !this.text) void this.speak();
    const shown = this.eyes.get(this.seat)?.state;
    if (shown && this.rests !== rested) this.settle(shown);
  }

  /** Whether nothing is ours to do: a bot plays for us, or the table is paused. */
  private get rests(): boolean {
    return this.card?.paused === true || this.card?.chairs.some((chair) => chair.seat === this.seat && chair.stand_in !== null) === true;
  }

  private told(state: State): void {
    const before = this.eyes.get(state.seat);
    const log = state.fresh ? state.events : [...(before?.log ?? []), ...state.events];
    this.eyes.set(state.seat, { state, log });
    if (state.seat === this.seat) this.show(state, log, before !== undefined && !state.fresh);
    else this.handOver();
  }

  /** Plays what is new, or cuts to where the game is. */
  private show(state: State, log: Told[], playing: boolean): void {
    if (!playing) {
      this.queue.clear();
      this.log = log;
      this.settle(state);
      return;
    }
    if (state.events.length === 0 && !this.busy && this.queue.length === 0 && state.ask?.number === this.pick.ask?.number) {
      this.settle(state);
      return;
    }
    this.busy = this.busy || state.events.length > 0;
    this.pick.open(null, []);
    this.queue.add(
      ...state.events.map((event) => {
        const scene = this.game?.scene?.(event) ?? { lasts: AN_EVENT };
        const holds = (): boolean => (this.view !== null && scene.holds?.(this.view)) ?? false;
        return { about: event, lasts: scene.lasts, holds, play: () => this.playEvent(event, scene.lasts) };
      }),
      { about: null, lasts: 0, play: () => this.settle(state) },
    );
  }

  private playEvent(event: Told, lasts: number): void {
    this.event = event;
    this.log = [...this.log, event];
    const sound = this.game?.scene?.(event).sound;
    if (sound && !this.silent) cue(sound);
    this.attend(event);
    const next = this.view && this.game?.advance?.(this.view, event);
    if (next) this.paint(next, Math.min(lasts, A_MOVE));
  }

  private settle(state: State): void {
    if (!this.game) return;
    this.event = null;
    this.paint(state.view as unknown as GameView, A_MOVE);
    if (this.queue.length > 0) return;
    this.busy = false;
    this.attend(null);
    this.may = this.card?.paused ? [] : state.may.filter((step) => !step.startsWith("Resign(")); // has a button of its own, at every table
    this.undo = state.undo;
    this.lets = state.lets;
    this.given = state.ask?.given ?? null;
    this.mayLet = state.ask?.lets ?? [];
    this.until = state.until === null ? null : state.until * 1000 - this.ahead;
    const ask = this.rests ? null : state.ask;
    const mine = ask !== null && this.pick.ask === null;
    this.pick.open(ask, ask ? this.choices(ask.options) : []);
    this.pointing = state.pointing ?? null;
    const shown = this.pointing?.find((one) => one.by === this.seat && !one.sure);
    if (shown) this.pick.wait(shown.step);
    if (mine && !ask.given && !this.silent) cue("glass");
    this.handOver();
  }

  private choices(options: readonly string[]): Choice[] {
    return options.map((notation) => {
      const step = readStep(notation);
      return { step, keys: (this.view && this.game?.keys(step, this.view)) ?? [] };
    });
  }

  /** A new picture; what was elsewhere before travels there. */
  private paint(view: GameView, lasts: number): void {
    const before = this.root && !settings.isStill ? look(this.root) : null;
    flushSync(() => (this.view = view));
    const root = this.root;
    if (before && root) void tick().then(() => travel(root, before, lasts));
  }

  // Several of us at one device

  private handOver(): void {
    if (this.busy || this.pick.ask || this.seats.length < 2) return;
    const next = this.seats.find((seat) => seat !== this.seat && this.eyes.get(seat)?.state.ask);
    if (next !== undefined) this.curtain = next;
  }

  liftCurtain(): void {
    const eyes = this.eyes.get(this.curtain);
    this.seat = this.curtain;
    this.curtain = null;
    if (!eyes) return;
    this.pick.open(null, []);
    this.log = eyes.log;
    this.settle(eyes.state);
  }

  // Sending

  private answer(step: Step): void {
    const ask = this.pick.ask;
    if (!ask || this.seat === null) return;
    this.pick.open(null, []);
    void this.tell({ t: "play", seat: this.seat, ask: ask.number, step: step.notation }).then((refusal) => {
      const state = this.eyes.get(this.seat)?.state;
      if (refusal && state) this.settle(state);
    });
  }

  /** Shows those we confer with what we would answer; whoever confers with nobody does the same. */
  private point(step: Step): void {
    const ask = this.pick.ask;
    if (!ask || this.seat === null || this.pointing === null) return;
    if (this.pointing.some((one) => one.by === this.seat && one.step === step.notation)) return;
    void this.tell({ t: "point", seat: this.seat, ask: ask.number, step: step.notation });
  }

  act(notation: string): void {
    if (this.seat !== null) void this.tell({ t: "act", seat: this.seat, step: notation });
  }

  /** Lets the table answer the open question from now on, or no more if it does. */
  let(how: Let): void {
    const question = this.pick.why?.name;
    if (this.seat === null || question === undefined) return;
    void this.tell({ t: "let", seat: this.seat, question, how: this.lets?.[question] === how ? "ask" : how });
  }

  /** Before it is asked, at a slow table; or no more. */
  letAhead(question: string, how: Let | "ask"): void {
    if (this.seat !== null) void this.tell({ t: "let", seat: this.seat, question, how });
  }

  /** We answer everything ourselves again. */
  letNothing(): void {
    for (const question of Object.keys(this.lets ?? {})) {
      if (this.seat !== null) void this.tell({ t: "let", seat: this.seat, question, how: "ask" });
    }
  }

  /** A big screen may show this table as it is now, or no longer. */
  admit(screen: string, on = true): void {
    if (this.seat !== null) void this.tell({ t: "admit", seat: this.seat, screen, on });
  }

  /** Asks what a bot would do here. */
  async askHint(): Promise<void> {
    const ask = this.pick.ask;
    if (!ask || this.seat === null || this.hinting) return;
    this.hinting = true;
    const { refusal, hints } = await this.stream.send({ t: "hint", seat: this.seat, ask: ask.number });
    this.hinting = false;
    if (ask !== this.pick.ask) return;
    this.notice = refusal ? (this.text?.refusal(refusal) ?? refusal.message) : null;
    this.pick.hints = hints ?? [];
  }

  takeBack(): void {
    if (this.seat === null) return;
    if (this.undo) void this.tell({ t: "undo", seat: this.seat });
    else void this.tell({ t: "propose", seat: this.seat, what: "undo" });
  }

  /** Sends a wish; a refusal is shown and given back. */
  async tell(wish: Wish): Promise<Refusal | null> {
    const { refusal } = await this.stream.send(wish);
    this.notice = refusal ? (this.text?.refusal(refusal) ?? refusal.message) : null;
    return refusal;
  }

  /** A bubble stays while somebody reaches for the rule in it. */
  hush(soon: boolean): void {
    clearTimeout(this.fading);
    if (soon) this.fading = setTimeout(() => (this.bubble = null), A_REACH);
    else this.bubble = null;
  }

  holdBubble(): void {
    clearTimeout(this.fading);
  }

  private async explain(notation: string, title: string, at: DOMRect): Promise<void> {
    if (this.seat === null) return;
    const { refusal } = await this.stream.send({ t: "why_not", seat: this.seat, step: notation });
    this.holdBubble();
    if (refusal && this.text) this.bubble = { title, said: this.text.refusal(refusal), rules: refusal.rules ?? [], at };
  }
}

/** What was said is counted in its channel. */
export function spokenAs(heard: Heard): string {
  return `${heard.channel} ${heard.number}`;
}
