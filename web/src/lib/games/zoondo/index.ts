/** Zoondo at the web table. */

import type { GameModule } from "../../table/game";
import type { Key } from "../../table/options";
import type { GameText } from "../../text/game";
import type { Step } from "../../wire/step";
import { writeStep } from "../../wire/step";
import { advance } from "./advance";
import Board from "./Board.svelte";
import { bigAtout, bigZoon } from "./cards";
import Dock from "./Dock.svelte";
import Hands from "./hands/Hands.svelte";
import { EVENT_RULES } from "./rules";
import { atoutArt, bareName, cornersOf, type Player, type ZoondoView } from "./view";

const ICONS: Record<string, string> = {
  TribeChosen: "boar", TribeDisputed: "scales", TribeRecruited: "hand2", TribeDeployed: "check", BattleBegun: "felite", TurnBegun: "wisp",
  ZoonMoved: "feet", ReinforcementLaid: "plus", AttackDeclared: "cross", ShotDeclared: "bolt", CombatWon: "rosette", CombatTied: "scales",
  StarTouched: "star", ShotHit: "bolt", ShotFailed: "cross", ZoonEliminated: "cross", ZoonRelocated: "feet", ZoonsSwapped: "spiral",
  ApeCalled: "spiral", SoldierCalled: "spiral", ZoonImmobilised: "lock", ZoonLookedAt: "eye", NothingPossible: "hourglass",
  EffectDeclined: "check", ZoonCaged: "cage", EmblemCaged: "cage", ZoonPushed: "spiral", ZoonHypnotised: "eye", SoldierTakenBack: "quill",
  OrderStopped: "check", DrawOffered: "scales", DrawRefused: "cross", CardRevealed: "eye", AtoutRevealed: "eye",
};
const SOUNDS = {
  ZoonMoved: "steps", AttackDeclared: "drum", CardRevealed: "paper", AtoutRevealed: "paper", CombatWon: "drum", CombatTied: "gavel",
  StarTouched: "bell", ZoonEliminated: "gavel", BattleBegun: "drum", AtoutPlayed: "paper",
} as const;
const LASTS: Record<string, number> = {
  TurnBegun: 240, ZoonMoved: 520, AttackDeclared: 900, ShotDeclared: 900, CardRevealed: 420, AtoutRevealed: 420, ZoonEliminated: 620, AtoutPlayed: 700, BattleBegun: 700,
};

/** How a combat ended: it can be read until it is tapped away. */
const VERDICTS = new Set(["CombatWon", "CombatTied", "StarTouched", "ShotHit", "ShotFailed"]);
const A_VERDICT = 2000;

/** Questions about one Zoon: only where it goes is chosen. */
const ABOUT_ONE = new Set(["ChooseRefuge", "ChooseBurrow", "ChooseNest", "ChooseRecoil"]);

function keys(step: Step, view: ZoondoView): Key[] {
  const { args } = step;
  const at = (...names: string[]): Key[] => names.flatMap((name) => (args[name] == null ? [] : [`square:${args[name]}`]));
  switch (step.name) {
    case "PickTribe":
      return [`tribe:${args["tribe"]}`];
    case "RecruitZoon":
      return [`recruit:${args["card"]}`];
    case "RecruitAtout":
      return [`recruit:${args["atout"]}`];
    case "PlaceZoon":
    case "LayTerrain":
      return at("on");
    case "LayReinforcement":
      return [`reserve:${args["card"]}`, ...at("on")];
    case "MoveZoon":
    case "AttackZoon":
      return at("zoon", "to");
    case "RelocateZoon": {
      const why = view.asked.find((ask) => ask.seat === view.you)?.why ?? "";
      return ABOUT_ONE.has(why) ? at("to") : at("zoon", "to");
    }
    case "Shoot":
    case "PushZoon":
    case "Hypnotise":
      return at("zoon", "target");
    case "CageZoon":
      return at("target");
    case "EquipZoon":
    case "LookAtZoon":
      return at("zoon");
    case "CallApe":
      return at("ape");
    case "CallSoldier":
      return at("soldier");
    case "PlayAtout":
      return [`atout:${args["atout"]}`];
    case "TouchCorner":
      return [`turn:${args["turn"]}`, `corner:${args["touch"]}`];
  }
  return [];
}

function attempt(key: Key, picked: readonly Key[], view: ZoondoView, seat: number, why: Step): string | null {
  const [kind, value = ""] = key.split(":");
  if (kind === "tribe") return writeStep("PickTribe", { by: seat, tribe: value });
  if (why.name !== "ChooseAction") return null;
  if (kind === "atout" && picked.length === 0) return writeStep("PlayAtout", { by: seat, atout: value });
  const from = picked[0];
  if (kind !== "square" || !from?.startsWith("square:")) return null;
  const foe = view.field[value] && view.field[value].owner !== seat;
  return writeStep(foe ? "AttackZoon" : "MoveZoon", { by: seat, zoon: from.slice(7), to: value, via: null });
}

/** What is printed in the corners of a card that may be looked at. */
function corners(card: string | null, text: GameText): string {
  if (card === null) return text.say("web-corners-hidden");
  return cornersOf(card).map((value) => (value === "*" ? "★" : value === "X" ? "✕" : value)).join(" · ");
}

/** What somebody leads; before the battle only they know it, while they choose. */
function forces({ zoons, atouts, recruits, ready }: Player, view: ZoondoView, text: GameText): string {
  if (view.stage !== "battle" && !recruits?.length) return text.say(ready ? "web-ready" : "web-preparing");
  return text.say("web-forces", { zoons: zoons ?? recruits?.length ?? 0, atouts: atouts?.count ?? 0 });
}

/** Once a Zoon that may be looked at was picked, it is called by its name. */
function question(why: Step, view: ZoondoView, text: GameText, _seat: number, left: readonly Step[] | null): string | null {
  const [first, ...others] = left ?? [];
  if (why.name !== "ChooseAction" || !first || others.length === 0) return null;
  const at = first.args["zoon"];
  const card = typeof at === "string" ? view.field[at]?.card : null;
  const alike = others.every(({ args }) => args["zoon"] === at) && others.some(({ args }) => args["to"] !== first.args["to"]);
  return card && alike ? text.say("web-where-to", { card: bareName(text.value("card", card)) }) : null;
}

const module: GameModule<ZoondoView> = {
  Board,
  Dock,
  Hands,
  keys,
  attempt,
  advance,
  question,
  rule: (event) => EVENT_RULES[event.name] ?? null,
  hands: (view, text) =>
    view.players.map(({ atouts, reinforcements, recruits }, seat) => ({
      seat,
      cards: [
        ...(atouts?.cards ?? []).map(({ atout }) => bigAtout(atout, text)),
        ...[...(recruits ?? []), ...(reinforcements?.cards ?? [])].map((card) => bigZoon(card, text)),
      ],
    })),
  sum: (open, view, text, seat, why) => {
    if (why?.name === "ChoosePlace") return text.say("web-tap-or-drag");
    const only = open.length === 1 ? open[0]?.step : undefined;
    if (only?.name === "AttackZoon") {
      const [own, foe] = [only.args["zoon"], only.args["to"]].map((square) => corners(view.field[String(square)]?.card ?? null, text));
      return text.say("web-corners", { own: own ?? "", foe: foe ?? "" });
    }
    if (why?.name === "ChooseAction" && open.length > 0 && open.every(({ step }) => step.args["zoon"] === open[0]?.step.args["zoon"])) {
      const fights = open.filter(({ step }) => step.name === "AttackZoon").length;
      return text.say("web-ways", { free: open.length - fights, fights });
    }
    if (why?.name === "ChooseTouch" && view.combat?.yours === null) return text.say("web-turn-then-touch");
    if (view.stage === "battle" && view.looking && view.active !== seat) return text.say("web-look-to-answer");
    return "";
  },
  optionIcon: (step) => (step.name === "TakeFormation" ? "felite" : null),
  facts: (view, text) => ({
    title: text.say("web-forces-title"),
    facts: [
      ...view.players.map((player, seat) => ({ label: text.called(seat, view.you), value: forces(player, view, text) })),
      ...(view.stage === "battle" ? [{ label: text.say("web-quiet"), value: String(view.quiet) }] : []),
    ],
  }),
  // To recruit is what that mode is called by.
  chips: (view, text) => [
    ...(view.stage === "battle" ? [text.say("web-turn-n", { turn: view.turn })] : view.stage === "recruiting" ? [] : [text.say(`web-stage-${view.stage}`)]),
    text.say(`mode-${view.mode}`),
  ],
  icon: (event) => {
    const atout = event.fields["atout"];
    return typeof atout === "string" ? atoutArt(atout) : (ICONS[event.name] ?? "boar");
  },
  scene: (event) => {
    const sound = SOUNDS[event.name as keyof typeof SOUNDS];
    if (!VERDICTS.has(event.name)) return { lasts: LASTS[event.name] ?? 420, ...(sound && { sound }) };
    return { lasts: A_VERDICT, holds: (view: ZoondoView) => view.duel?.verdict != null, ...(sound && { sound }) };
  },
};

export default module;
