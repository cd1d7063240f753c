/** Follow the wisp: what glows now, what a tap on it does, and why something does not glow. */

import type { Attachment } from "svelte/attachments";

import { readStep, type Step } from "../wire/step";
import type { Hint, Question } from "../wire/types";
import { Picking, type Choice, type Key, type Light } from "./options";

export interface Bubble {
  readonly title: string;
  readonly said: string;
  readonly rules: readonly string[];
  readonly at: DOMRect;
}

export interface Hands {
  choose(step: Step): void;
  /** A choice waits for a second word. */
  point?(step: Step): void;
  /** Whether a choice is asked again before it is made. */
  confirms(step: Step): boolean;
  /** The step that a tap on a closed thing would have been; null if it never is one. */
  attempt(key: Key, picked: readonly Key[]): string | null;
  explain(notation: string, label: string, at: DOMRect): void;
  /** The bubble goes: at once, or after a while in which it may be reached for. */
  hush(soon?: boolean): void;
}

const HOVER = 400;
/** What a hint points at; HintNote.svelte puts a star and the reason beside it. */
export const ADVISED = "g-hint";
const CLASSES: Record<Light, string> = { can: "g-can", target: "g-tgt", selected: "g-sel", no: "g-no" };

export class Pick {
  ask = $state.raw<Question | null>(null);
  picking = $state.raw(new Picking([]));
  /** A choice that waits for a second word. */
  pending = $state.raw<Choice | null>(null);

  /** What a mouse is over, or the keyboard's focus on: the prompt speaks of it before it is tapped. */
  private near = $state.raw<Key | null>(null);
  /** What the prompt speaks of: what has been tapped, with what would be tapped next. */
  readonly spoken = $derived.by(() => {
    if (this.pending) return { open: [this.pending], picked: this.picking.picked, follows: true };
    const { open, picked } = this.near !== null && this.picking.leadsOn(this.near) ? this.picking.tap(this.near) : this.picking;
    return { open, picked, follows: picked.length > 0 };
  });

  /** What a bot would do, best first; empty unless it was asked for. */
  hints = $state.raw<readonly Hint[]>([]);
  readonly advised = $derived.by(() => {
    const best = this.hints[0]?.step;
    return this.picking.choices.find((choice) => choice.step.notation === best) ?? null;
  });
  /** The last thing that had the keyboard's focus when it changed. */
  private held: Element | null = null;

  constructor(private readonly hands: Hands) {}

  /** The question that is open, as a step. */
  get why(): Step | null {
    return this.ask ? readStep(this.ask.why) : null;
  }

  open(ask: Question | null, choices: readonly Choice[]): void {
    if (ask && ask.number === this.ask?.number && ask.why === this.ask.why) return;
    this.ask = ask;
    this.picking = new Picking(choices);
    this.pending = null;
    this.near = null;
    this.hints = [];
    this.hands.hush();
  }

  light(key: Key): Light | null {
    return this.ask ? this.picking.light(key) : null;
  }

  /** Whether something glows: can be tapped next. */
  glows(key: Key): boolean {
    const light = this.light(key);
    return light === "can" || light === "target";
  }

  tap(key: Key): void {
    if (!this.ask || !this.picking.takes(key)) return;
    this.hands.hush();
    this.picking = this.picking.tap(key);
    this.pending = null;
    this.near = null;
    const done = this.picking.done;
    if (done) this.choose(done);
  }

  choose(choice: Choice, sure = false): void {
    if (!sure && this.hands.confirms(choice.step)) {
      this.pending = choice;
      this.hands.point?.(choice.step);
    } else {
      this.pending = null;
      this.hands.choose(choice.step);
    }
  }

  /** A choice that we pointed at before waits for its second word again. */
  wait(notation: string): void {
    const choice = this.picking.choices.find((one) => one.step.notation === notation);
    if (!choice || this.pending || this.picking.picked.length > 0) return;
    this.picking = new Picking(this.picking.choices, choice.keys);
    this.pending = choice;
  }

  /** Takes everything tapped so far back. */
  back(): void {
    this.pending = null;
    this.picking = new Picking(this.picking.choices);
    this.hands.hush();
  }

  /** Makes an element the thing on the table that a key names. */
  at(key: Key, label: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.dataset["key"] = key;
      const light = this.light(key);
      if (light === null) return;
      const takes = this.picking.takes(key);
      const attempt = takes ? null : this.hands.attempt(key, this.picking.picked);
      if (!takes && attempt === null) return;
      element.classList.add(CLASSES[takes && light === "no" ? "can" : light]);
      if (this.advised && this.picking.towards(this.advised) === key) element.classList.add(ADVISED);
      const undo = takes
        ? this.makeButton(element, label, () => this.tap(key), light === "selected")
        : this.makeClosed(element, label, attempt ?? "");
      const apart = takes ? this.makeNear(element, key) : null;
      return () => {
        element.classList.remove(...Object.values(CLASSES), ADVISED);
        apart?.();
        undo();
      };
    };
  }

  /** A finger is never near before it taps. */
  private makeNear(element: HTMLElement | SVGElement, key: Key): () => void {
    const come = (event: Event): void => {
      if (event instanceof PointerEvent ? event.pointerType === "mouse" : element.matches(":focus-visible")) this.near = key;
    };
    const go = (): void => {
      if (this.near === key) this.near = null;
    };
    const heard: [name: string, act: (event: Event) => void][] = [["pointerenter", come], ["focus", come], ["pointerleave", go], ["blur", go]];
    for (const [name, act] of heard) element.addEventListener(name, act);
    return () => {
      for (const [name, act] of heard) element.removeEventListener(name, act);
    };
  }

  private makeClosed(element: HTMLElement | SVGElement, label: string, attempt: string): () => void {
    const explain = (): void => this.hands.explain(attempt, label, element.getBoundingClientRect());
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Things move under a mouse that lies still: it asks nothing. A finger asks by its tap.
    const enter = (event: Event): void => {
      if (timer !== undefined || !(event instanceof PointerEvent) || event.pointerType === "touch") return;
      if (event.movementX === 0 && event.movementY === 0) return;
      timer = setTimeout(explain, HOVER);
    };
    const leave = (): void => {
      clearTimeout(timer);
      timer = undefined;
      this.hands.hush(true);
    };
    const undo = this.makeButton(element, label, explain, false);
    element.setAttribute("aria-disabled", "true");
    element.addEventListener("pointermove", enter);
    element.addEventListener("pointerleave", leave);
    return () => {
      leave();
      element.removeAttribute("aria-disabled");
      element.removeEventListener("pointermove", enter);
      element.removeEventListener("pointerleave", leave);
      undo();
    };
  }

  private makeButton(
    element: HTMLElement | SVGElement,
    label: string,
    act: () => void,
    pressed: boolean,
  ): () => void {
    const attributes: Record<string, string> = { role: "button", tabindex: "0" };
    // What can be read on it is its name; only a thing without words needs one.
    if (element instanceof SVGElement || !element.textContent?.trim()) attributes["aria-label"] = label;
    if (pressed) attributes["aria-pressed"] = "true";
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const press = (event: Event): void => {
      event.stopPropagation();
      act();
    };
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      press(event);
    };
    element.addEventListener("click", press);
    element.addEventListener("keydown", key);
    // A thing that is made a button anew keeps the focus it had.
    if (this.held === element && document.activeElement === document.body) element.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === element) this.held = element;
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
      element.removeEventListener("click", press);
      element.removeEventListener("keydown", key);
    };
  }
}
