/** What the style sheets of the big screen say to browsers that do not know all of it; done when the page is built.
 *
 * Nothing of what newer browsers read is changed. Each rule with something in it that a Chromium of 2018 does not know is
 * followed by a plainer one, which only those browsers take that cannot mix colours: they are the ones that lack the rest. */

import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";

import { fitOf, withFit } from "./fits.ts";

const OLD_ONLY = "not (color:color-mix(in srgb,red,red))";
const GAPS: Readonly<Record<string, string>> = { gap: "grid-gap", "row-gap": "grid-row-gap", "column-gap": "grid-column-gap" };
const TURNS = ["translate", "rotate", "scale"] as const;

export function olderSheet(css: string): string {
  const root = postcss.parse(css.replace(/:where\((\.svelte-[\w-]+)\)/g, "$1"));
  root.walkDecls(/^(row-|column-)?gap$/, nameAsGridGap);
  for (const rule of rulesOf(root)) {
    const plainer = plainerRule(rule);
    if (plainer) rule.after(oldOnly(plainer));
  }
  root.walkAtRules("container", (query) => void query.after(queriedRules(query)));
  return root.toString();
}

/** Those of key frames stay as they are: what cannot be animated stands still. */
function rulesOf(root: Root): Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    const { parent } = rule;
    if (!(parent?.type === "atrule" && /keyframes|container|supports/.test((parent as AtRule).name))) found.push(rule);
  });
  return found;
}

function oldOnly(...rules: Rule[]): AtRule {
  return postcss.atRule({ name: "supports", params: OLD_ONLY, nodes: rules });
}

/** Before Chromium 66 gaps have their first name, and are kept in grids alone; `gaps.ts` does it elsewhere. */
function nameAsGridGap(gap: Declaration): void {
  const before = gap.prev();
  const name = GAPS[gap.prop];
  if (name && !(before?.type === "decl" && before.prop === name)) gap.before({ prop: name, value: gap.value, important: gap.important });
}

/** The whole rule in older words, so that what stands in it keeps its order; null if it has none to say. */
function plainerRule(rule: Rule): Rule | null {
  const plainer = rule.clone();
  let changed = false;
  plainer.each((node) => {
    if (node.type !== "decl") return;
    const value = plainValue(node.value);
    const most = /^min\((\d+px),(\d+%)\)$/.exec(node.value.replace(/\s/g, ""));
    if (node.prop === "width" && most) node.after({ prop: "max-width", value: most[1] ?? "" });
    if (node.prop === "container-type" && node.value === "size") node.after({ prop: "contain", value: "size layout style" });
    if (node.prop === "container-type") node.after({ prop: "--measured", value: "1" });
    changed ||= value !== node.value || node.prop === "container-type";
    node.value = value;
  });
  changed = turn(plainer) || changed;
  return changed ? plainer : null;
}

/** What is moved, turned or enlarged by a property of its own is so by the one for all of that. */
function turn(rule: Rule): boolean {
  const own: Record<string, Declaration> = {};
  rule.walkDecls((node) => void (own[node.prop] = node));
  const ways = TURNS.flatMap((name) => {
    const value = own[name]?.value;
    return value === undefined || value === "none" ? [] : [`${name}(${value.trim().split(/\s+/).join(",")})`];
  });
  if (!TURNS.some((name) => own[name])) return false;
  const last = own["transform"]?.value;
  rule.append({ prop: "transform", value: [...ways, ...(last && last !== "none" ? [last] : [])].join(" ") || "none" });
  return true;
}

/** Rules for a frame of some size: `frames.ts` says on the frame of which size it is. */
function queriedRules(query: AtRule): AtRule {
  const fit = fitOf(query.params);
  const rules: Rule[] = [];
  query.walkRules((rule) => {
    const plainer = plainerRule(rule) ?? rule.clone();
    plainer.selectors = plainer.selectors.map((selector) => withFit(selector, fit));
    rules.push(plainer);
  });
  return oldOnly(...rules);
}

/** A value in words of 2018. */
export function plainValue(value: string): string {
  const mixed = replaceCalls(value, "color-mix", largerShare);
  const lengths = ["min", "max", "clamp"].reduce((text, name) => replaceCalls(text, name, oneLength(name)), mixed);
  const stops = ["linear-gradient", "radial-gradient"].reduce((text, name) => replaceCalls(text, name, singleStops(name)), lengths);
  return stops.replace(/(\d*\.?\d+)cq([wh])\b/g, "calc(var(--cq$2)*$1)");
}

/** Of two colours the one there is more of; of one and nothing that one. */
function largerShare([, one = "", other = ""]: readonly string[]): string {
  const [, colour = one, share = "50"] = /^(.*?)\s+([\d.]+)%$/.exec(one) ?? [];
  if (["transparent", "#0000"].includes(other)) return colour;
  return Number(share) >= 50 ? colour : other.replace(/\s+[\d.]+%$/, "");
}

/** Of several lengths the one that follows the board: on a big screen a board is smaller than what bounds it on a desk. */
function oneLength(name: string): (parts: readonly string[]) => string {
  return (parts) => {
    const follows = name === "clamp" ? parts[1] : (parts.find((part) => part.includes("var(")) ?? parts.find((part) => /%|cq|v[wh]/.test(part)) ?? parts[0]);
    return follows && /\s[-+*/]\s|[*/]/.test(follows) && !follows.startsWith("calc(") ? `calc(${follows})` : (follows ?? "");
  };
}

/** A stripe from here to there is written as two stops. */
function singleStops(name: string): (parts: readonly string[]) => string {
  return (parts) => {
    const stops = parts.flatMap((part) => {
      const [, colour, from, to] = /^(.*\S)\s+(-?[\d.]+(?:px|%)?)\s+(-?[\d.]+(?:px|%)?)$/.exec(part) ?? [];
      return colour && !/(^|\s)(circle|ellipse|at|to)\b/.test(colour) ? [`${colour} ${from}`, `${colour} ${to}`] : [part];
    });
    return `${name}(${stops.join(",")})`;
  };
}

/** Each call of a function in a value, the inner ones first. */
function replaceCalls(value: string, name: string, by: (parts: readonly string[]) => string): string {
  const found = new RegExp(`(^|[^\\w-])(?:repeating-)?${name}\\(`, "g");
  let text = value;
  for (let start = lastMatch(found, text, text.length); start; start = lastMatch(found, text, start.index)) {
    const opens = start.index + start[0].length;
    const closes = closing(text, opens);
    const repeats = start[0].includes("repeating-") ? "repeating-" : "";
    text = `${text.slice(0, start.index)}${start[1] ?? ""}${repeats}${by(split(text.slice(opens, closes)))}${text.slice(closes + 1)}`;
  }
  return text;
}

function lastMatch(pattern: RegExp, text: string, before: number): RegExpMatchArray & { index: number } | null {
  const all = [...text.slice(0, before).matchAll(pattern)];
  return (all[all.length - 1] as (RegExpMatchArray & { index: number }) | undefined) ?? null;
}

function closing(text: string, from: number): number {
  let deep = 1;
  for (let place = from; place < text.length; place++) {
    if (text[place] === "(") deep++;
    if (text[place] === ")" && --deep === 0) return place;
  }
  throw new Error(`a bracket is open in ${text}`);
}

/** The parts between commas, brackets kept whole. */
function split(text: string): string[] {
  const parts: string[] = [];
  let deep = 0;
  let part = "";
  for (const letter of text) {
    if (letter === "(") deep++;
    if (letter === ")") deep--;
    if (letter === "," && deep === 0) {
      parts.push(part.trim());
      part = "";
    } else part += letter;
  }
  return [...parts, part.trim()];
}
