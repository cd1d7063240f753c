/** A record that is looked at step by step: which position, through whose eyes, and whether it runs by itself. */

import { api, Failure, type Eyes } from "../wire/api";
import type { Event as Told, Outcome } from "../wire/types";
import type { GameView } from "../table/game";

/** As many positions as the server gives at once. */
const REEL = 16;
/** Milliseconds between two positions, by speed. */
const STEPS = [1400, 700, 300];
const A_WAIT = 4000;

interface Page {
  ply: number;
  eyes: Eyes;
  view: GameView;
  events: readonly Told[];
  ears: readonly (readonly number[])[];
  outcome: Outcome | null;
}

export class Reel {
  record = $state.raw<string | null>(null);
  plies = $state(0);
  ply = $state(0);
  eyes = $state<Eyes>(null);
  /** What is shown: behind `ply` while it loads. */
  page = $state.raw<Page | null>(null);
  running = $state(false);
  speed = $state(0);
  broken = $state(false);
  /** The server asks for patience. */
  busy = $state(false);
  private readonly pages = new Map<string, Page>();
  private readonly asked = new Set<string>();

  constructor(private readonly shown: (paint: () => void) => void) {}

  open(record: string): void {
    this.pages.clear();
    this.asked.clear();
    this.broken = false;
    this.record = record;
  }

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.plies, Math.round(ply)));
  }

  /** Runs on, from the beginning again if it had come to the end. */
  toggle(): void {
    if (!this.running && this.ply >= this.plies) this.ply = 0;
    this.running = !this.running;
  }

  faster(): void {
    this.speed = (this.speed + 1) % STEPS.length;
  }

  /** Milliseconds until the next position, while it runs. */
  get pause(): number {
    return STEPS[this.speed] ?? 1000;
  }

  /** Shows where it is; what is not here yet is asked for, and what comes next too. */
  async show(): Promise<void> {
    const { ply, eyes } = this;
    const found = this.pages.get(keyOf(ply, eyes));
    if (!found) {
      await this.load(ply, eyes);
      return;
    }
    if (this.page !== found) this.shown(() => (this.page = found));
    const next = Math.min(this.plies, ply + REEL / 2);
    if (!this.pages.has(keyOf(next, eyes))) await this.load(next, eyes);
  }

  private async load(ply: number, eyes: Eyes): Promise<void> {
    const start = ply - (ply % REEL);
    const reel = `${start} ${eyes}`;
    if (!this.record || this.asked.has(reel)) return;
    this.asked.add(reel);
    try {
      const found = await api.reel(this.record, start, eyes);
      this.plies = found.plies;
      for (const { ply: at, view, told, outcome } of found.pages) {
        const page = { ply: at, eyes, view: view as unknown as GameView, events: found.events.slice(0, told), ears: found.ears.slice(0, told), outcome };
        this.pages.set(keyOf(at, eyes), page);
      }
      this.busy = false;
    } catch (wrong) {
      this.asked.delete(reel);
      if (!(wrong instanceof Failure && wrong.status === 429)) {
        this.broken = true;
        return;
      }
      this.busy = true;
      await new Promise((resolve) => setTimeout(resolve, A_WAIT));
    }
    if (this.ply > this.plies) this.ply = this.plies;
    if (this.eyes === eyes && (this.busy || this.page?.ply !== this.ply || this.page.eyes !== eyes)) await this.show();
  }
}

function keyOf(ply: number, eyes: Eyes): string {
  return `${ply} ${eyes}`;
}
