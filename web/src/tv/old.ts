/** What browsers of old televisions lack (Chromium 64 and later), as far as the page uses it. */

type Any = Record<string, unknown>;

function give(to: object, name: string, made: (...given: never[]) => unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value: made, writable: true, configurable: true });
}

if (typeof globalThis === "undefined") (window as unknown as Any)["globalThis"] = window;

const list = Array.prototype as unknown as object;
give(list, "at", function (this: unknown[], place: number) {
  return this[place < 0 ? this.length + place : place];
});
give(list, "findLast", function (this: unknown[], is: (one: unknown, place: number) => boolean) {
  return this.slice().reverse().find((one, back) => is(one, this.length - 1 - back));
});
give(list, "findLastIndex", function (this: unknown[], is: (one: unknown, place: number) => boolean) {
  for (let place = this.length - 1; place >= 0; place--) if (is(this[place], place)) return place;
  return -1;
});
give(list, "toReversed", function (this: unknown[]) {
  return this.slice().reverse();
});
give(list, "toSorted", function (this: unknown[], by?: (one: unknown, other: unknown) => number) {
  return this.slice().sort(by);
});
give(list, "with", function (this: unknown[], place: number, value: unknown) {
  const copy = this.slice();
  copy[place < 0 ? copy.length + place : place] = value;
  return copy;
});
give(list, "flat", function (this: unknown[], depth = 1): unknown[] {
  const flatten = (some: unknown[], left: number): unknown[] =>
    some.reduce<unknown[]>((all, one) => all.concat(Array.isArray(one) && left > 0 ? flatten(one, left - 1) : [one]), []);
  return flatten(this, depth);
});
give(list, "flatMap", function (this: unknown[], make: (one: unknown, place: number) => unknown) {
  return ([] as unknown[]).concat(...this.map((one, place) => make(one, place)));
});
give(String.prototype, "at", function (this: string, place: number) {
  return this[place < 0 ? this.length + place : place];
});
give(String.prototype, "replaceAll", function (this: string, what: string | RegExp, by: string) {
  return typeof what === "string" ? this.split(what).join(by) : this.replace(what, by);
});
give(String.prototype, "trimStart", function (this: string) {
  return this.replace(/^\s+/, "");
});
give(String.prototype, "trimEnd", function (this: string) {
  return this.replace(/\s+$/, "");
});
give(Object, "fromEntries", (entries: Iterable<readonly [string, unknown]>) => {
  const made: Any = {};
  for (const [name, value] of entries) made[name] = value;
  return made;
});
give(Object, "hasOwn", (of: object, name: string) => Object.prototype.hasOwnProperty.call(of, name));
give(Promise, "allSettled", (all: Iterable<Promise<unknown>>) =>
  Promise.all([...all].map((one) => one.then((value) => ({ status: "fulfilled", value }), (reason: unknown) => ({ status: "rejected", reason })))),
);
give(window, "queueMicrotask", (work: () => void) => void Promise.resolve().then(work));
give(window, "structuredClone", (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown);
give(Element.prototype, "replaceChildren", function (this: Element, ...nodes: Node[]) {
  while (this.lastChild) this.lastChild.remove();
  this.append(...nodes);
});
give(Element.prototype, "getAnimations", () => []);

export {};
