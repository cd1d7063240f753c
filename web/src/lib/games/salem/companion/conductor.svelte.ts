/** The machine with a clock, a voice and a memory. */

import { ambience, bell, ring, tock, wakeSounds } from "../../../../companion/sounds";
import { hush, speak } from "../../../../companion/voice";
import { letSleep, stayAwake, type Awake } from "../../../../companion/awake";
import type { Words } from "$lib/text/words";
import type { Seat } from "./facts";
import { keepLiked, keepState, keptLiked, keptState, type Liked } from "./kept";
import { act, momentOf, type Action, type Heard, type State } from "./machine";
import { ambience as isWindy, screenOf } from "./screen";
import { LINES, type Kind, type Line } from "./script";
import { isGhost, type Table } from "./table";

/** How often the clock is read. */
const EVERY = 100;
/** What should have been heard longer ago than this is not heard any more. */
const STALE = 1500;

export class Conductor {
  state = $state.raw<State>(keptState());
  liked = $state.raw<Liked>(keptLiked());
  awake = $state<Awake>("lock");
  now = $state(Date.now());
  readonly screen = $derived(screenOf(this.state, this.now));
  protected written = 0;

  constructor(protected readonly words: () => Words) {}

  /** Reads the clock until it is told to stop. */
  start(): () => void {
    const timer = setInterval(() => this.act({ do: "tick" }), EVERY);
    return () => {
      clearInterval(timer);
      hush();
      ambience(false, 0);
      letSleep();
    };
  }

  act(action: Action): void {
    this.now = Date.now();
    if (action.do !== "tick") this.touched();
    const { state, heard } = act(this.state, action, this.now);
    this.show(state, heard);
    if (action.do !== "tick" || this.now - this.written >= 1000) this.write(state);
  }

  /** What is seen and heard from now on. */
  protected show(state: State, heard: readonly Heard[]): void {
    const before = this.state.run;
    this.state = state;
    for (const one of heard) if (this.now - one.at < STALE) this.sound(one);
    if (before && before.paused === null && state.run?.paused !== null) hush();
    ambience(isWindy(state) && this.liked.ambience, this.liked.volume);
  }

  run(kind: Kind): void {
    this.act({ do: "run", kind, chance: [chance(), chance()] });
  }

  like(change: Partial<Liked>): void {
    this.liked = { ...this.liked, ...change };
    keepLiked({ ...keptLiked(), ...change });
  }

  tryVoice(): void {
    this.touched();
    this.sound({ at: this.now, cue: { say: "sleep" } });
  }

  name(seat: Seat | null | undefined, table: Table | null = this.state.table): string {
    if (seat === null || seat === undefined || !table) return "";
    return isGhost(table, seat) ? this.words().say("companion-ghost", { number: seat + 1 - table.names.length }) : (table.names[seat] ?? "");
  }

  /** A line as it is said and shown. */
  line(line: Line): string {
    const told = this.screen?.told;
    return this.words().say(`line-${line}`, { victim: this.name(told?.victim), cat: this.name(told?.cat), starter: this.name(told?.starter) });
  }

  protected touched(): void {
    wakeSounds();
    void stayAwake().then((awake) => (this.awake = awake));
  }

  protected write(state: State): void {
    this.written = this.now;
    keepState(state);
  }

  private sound({ cue }: Heard): void {
    const { voice, volume } = this.liked;
    if ("bell" in cue) bell(cue.bell, volume);
    else if ("count" in cue) {
      const spoken = cue.aloud && voice && speak(this.words().language, `count-${cue.count}`, String(cue.count), volume);
      if (!spoken) tock(volume);
    } else if (voice && !this.prompts() && !speak(this.words().language, cue.say, this.line(cue.say), volume)) ring(LINES.indexOf(cue.say), volume);
  }

  /** A human Moderator reads the lines of a script themselves. */
  private prompts(): boolean {
    const { run } = this.state;
    return run?.given.lead === "moderator" && momentOf(run).face !== "sand-out";
  }
}

/** A number that nobody can foresee, from 0 to 1. */
function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
