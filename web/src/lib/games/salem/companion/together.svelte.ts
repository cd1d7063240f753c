/** A conductor among several: what is done in the open goes through the room of the table and comes back to all alike. */

import { Link, type LinkState } from "../../../../companion/link";
import type { Words } from "$lib/text/words";
import { LATE, type Entry, type Pick, type ToPhone } from "$lib/wire/types";
import { Conductor } from "./conductor.svelte";
import type { KeptRoom } from "./kept";
import { act, NOTHING, type Action, type Heard, type Run, type State } from "./machine";
import { ownAfter, Replica, windowOf } from "./replica";
import type { Kind } from "./script";
import { timetable } from "./sealed";
import type { Table } from "./table";

/** What has sounded is remembered so long, in milliseconds. */
const REMEMBERED = 10_000;

export class Together extends Conductor {
  door = $state<LinkState>("joining");
  /** Everything that was done before has come. */
  ready = $state(false);
  phones = $state(0);
  readonly link: Link;
  private readonly replica = new Replica();
  private own: Pick | null = null;
  private ownUntil = 0;
  private readonly sounded = new Map<string, number>();

  /** With a table, the one that begins in a new room. One phone speaks for all, the others can be told to. */
  constructor(words: () => Words, readonly room: KeptRoom, table: Table | null = null) {
    super(words);
    this.state = NOTHING;
    if (!room.speaks) this.liked = { ...this.liked, voice: false, ambience: false, volume: 0 };
    this.link = new Link(room.code, {
      hear: (entry: Entry) => this.replica.carryOut(entry),
      beat: (frame: ToPhone) => this.beat(frame),
      change: (state: LinkState) => void (this.door = state),
    });
    if (table) this.link.wish({ do: "sit", table }, [], true);
  }

  override start(): () => void {
    const stop = super.start();
    this.link.open();
    return () => {
      this.link.close();
      stop();
    };
  }

  override act(action: Action): void {
    if (action.do !== "tick") {
      this.touched();
      this.want(action);
    }
    this.refresh();
  }

  override run(kind: Kind): void {
    this.act({ do: "run", kind, chance: [0, 0] });
  }

  private want(action: Action): void {
    const now = this.link.clock.now();
    const isTap = action.do === "tap" || action.do === "sure";
    if (isTap && windowOf(this.state) !== null) {
      this.own = ownAfter(this.state, action, now) ?? this.own;
      return;
    }
    const before = act(this.state, { do: "tick" }, now).state;
    const { state } = act(before, action, now);
    if (same(state, before)) return;
    const plan = moved(before.run, state.run) && state.table ? timetable(state.table, state.run, now) : null;
    this.link.wish(action, action.do === "sit" || action.do === "leave" ? [] : plan, action.do === "sit");
  }

  private beat(frame: ToPhone): void {
    this.phones = frame.phones;
    this.ready ||= this.link.state === "here" && frame.last > 0;
    if (frame.yours && this.own === null) this.own = frame.yours;
    this.refresh();
  }

  /** What this phone shows and sounds now. Before it has everything there is nothing to show. */
  private refresh(): void {
    if (!this.ready) return;
    this.now = this.link.clock.now();
    const wanted = this.link.wanted.filter((wish) => !wish.plan).map((wish) => wish.do as unknown as Action);
    const { state, heard } = this.replica.at(this.now, wanted, this.own);
    this.keepOwn(state);
    this.show(state, heard.filter((one) => this.isNew(one)));
    if (Math.abs(this.now - this.written) >= 1000) this.write({ ...state, run: null });
  }

  /** A tap is sent as long as it may still arrive, then it is forgotten. */
  private keepOwn(state: State): void {
    const open = windowOf(state);
    if (this.own && this.own.window === open) this.ownUntil = this.now + LATE;
    else if (this.own && (open !== null || this.now > this.ownUntil)) this.own = null;
    this.link.pick = this.own;
  }

  private isNew({ at, cue }: Heard): boolean {
    const name = `${at} ${JSON.stringify(cue)}`;
    if (at < this.now - REMEMBERED || this.sounded.has(name)) return false;
    this.sounded.set(name, at);
    for (const [other, since] of this.sounded) if (since < this.now - REMEMBERED) this.sounded.delete(other);
    return true;
  }
}

/** Nothing but the clock has moved. */
function same(one: State, other: State): boolean {
  return JSON.stringify({ ...one, seen: 0 }) === JSON.stringify({ ...other, seen: 0 });
}

/** The script goes on in another way than it would have by itself. */
function moved(before: Run | null, after: Run | null): boolean {
  return before?.at !== after?.at || before?.since !== after?.since || before?.paused !== after?.paused || before?.kind !== after?.kind || before?.due !== after?.due || before?.fallen.length !== after?.fallen.length;
}
