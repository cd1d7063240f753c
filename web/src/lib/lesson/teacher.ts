/** A table whose game is a lesson: it tells what a server would, stop by stop, and takes only what is taught. */

import { PROTOCOL, type ChairCard, type Event as Told, type Lesson, type LessonStop, type Refusal, type TableCard } from "../wire/types";
import type { Answer, Ears, Line, Wish } from "../wire/socket";

export interface Pupil {
  readonly name: string;
  /** The lesson is at another stop. */
  reached(at: number): void;
  /** Why a thing cannot be done at a stop: the engine knows. */
  whyNot(at: number, step: string): Promise<Refusal | null>;
}

/** A legal choice that the lesson does not follow. */
export const OTHERWISE: Refusal = { message: "otherwise-in-lesson" };

export class Teacher implements Line {
  private at = 0;

  constructor(
    private readonly lesson: Lesson,
    private readonly pupil: Pupil,
    private readonly ears: Ears,
    /** The stop at which it begins: where the pupil left it. */
    private readonly first = 0,
  ) {}

  private get stop(): LessonStop {
    return this.lesson.stops[this.at] as LessonStop;
  }

  open(): void {
    const { lesson, ears } = this;
    ears.connection("open", 0);
    ears.hear({ t: "welcome", protocol: PROTOCOL, now: Date.now() / 1000, seats: [lesson.seat], table: this.card() });
    this.show(this.first);
  }

  /** Nobody is connected to anything. */
  close(): void {
    return;
  }

  hurry(): void {
    return;
  }

  /** On to the next stop, with whatever happens on the way. */
  next(): void {
    if (this.at + 1 < this.lesson.stops.length) this.show(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.show(this.at - 1);
  }

  async send(wish: Wish): Promise<Answer> {
    if (wish.t === "why_not") return { refusal: await this.pupil.whyNot(this.at, wish.step) };
    if (wish.t !== "play") return { refusal: null };
    if (wish.step !== this.stop.choose) return { refusal: OTHERWISE };
    this.next();
    return { refusal: null };
  }

  private show(at: number): void {
    const isNext = at === this.at + 1;
    this.at = at;
    const { state } = this.stop;
    this.pupil.reached(at);
    this.ears.hear(isNext ? state : { ...state, fresh: true, events: this.story(at) });
  }

  /** Everything told up to a stop. */
  private story(at: number): Told[] {
    return this.lesson.stops.slice(0, at + 1).flatMap((stop) => stop.state.events);
  }

  private card(): TableCard {
    const { setup, seat } = this.lesson;
    return {
      id: "", setup, status: "playing", chairs: Array.from({ length: setup.seats }, (_, other) => chair(other, other === seat ? this.pupil.name : null)),
      receipt: { commitment: "" }, paused: false, proposal: null, outcome: null, ended: null, rematch: null, resumed: false,
    };
  }
}

function chair(seat: number, person: string | null): ChairCard {
  const kind = person === null ? "bot" : "person";
  return { seat, kind, name: person ?? "", bot: null, stand_in: null, here: true, away_until: null, host: person !== null };
}
