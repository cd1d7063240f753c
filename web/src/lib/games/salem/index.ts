/** Salem 1692 at the web table. */

import type { Choice } from "../../table/options";
import { known, type GameModule } from "../../table/game";
import type { GameText } from "../../text/game";
import { readStep, writeStep, type Step, type Value } from "../../wire/step";
import type { TableCard } from "../../wire/types";
import Board from "./Board.svelte";
import { bigCard } from "./cards";
import Dock from "./Dock.svelte";
import Hands from "./hands/Hands.svelte";
import { herald } from "./herald";
import { EVENT_RULES } from "./rules";
import { ART, colourOf, isNight, type SalemView } from "./view";

/** The card that each way of playing one spends. */
const CARD_OF: Record<string, string> = {
  PlayAlibi: "alibi", PlayAlibiAsWitness: "alibi", PlayStocks: "stocks", PlayArson: "arson", PlayCurse: "curse",
  PlayRobbery: "robbery", PlayScapegoat: "scapegoat",
};

function keys(step: Step, view: SalemView): string[] {
  const { args } = step;
  const card = CARD_OF[step.name];
  switch (step.name) {
    case "PlayRobbery":
    case "PlayScapegoat":
      return [`card:${card}`, `seat:${args["source"]}`, `seat:${args["target"]}`];
    case "PlayRed":
    case "PlayBlue":
      return [`card:${args["card"]}`, `seat:${args["on"]}`];
    case "KeepCitizen":
      return [`citizen:${args["citizen"]}`];
    case "GiveBlackCat":
    case "Strike":
    case "Protect":
      return args["on"] === null ? [] : [`seat:${args["on"]}`];
    case "DieFirst":
      return [`seat:${args["first"]}`];
    case "RevealTrial":
    case "Peek":
      return [`trial:${args["of"]}:${args["slot"]}`];
    case "OfferOfTwo":
      return [`trial:${args["accused"]}:${args["one"]}`, `trial:${args["accused"]}:${args["other"]}`];
    case "TakeTrial":
    case "TakeTrialAndGive":
      return [`trial:${view.players[Number(args["by"])]?.takes_from}:${args["slot"]}`];
    case "Confess":
      return [`trial:${args["by"]}:${args["slot"]}`];
  }
  return card ? [`card:${card}`, `seat:${args["on"]}`] : [];
}

/** On a phone a Tryal is smaller than a finger. */
function short({ name, args }: Step, text: GameText): string | null {
  return name === "RevealTrial" || name === "TakeTrial" ? text.say("web-trial", { slot: Number(args["slot"]) + 1 }) : null;
}

/** What a tap on a house would have been, with the card that was tapped before. */
function attempt(key: string, picked: readonly string[], view: SalemView, seat: number, why: Step): string | null {
  const [kind, value] = key.split(":");
  const card = picked[0]?.startsWith("card:") ? picked[0].slice(5) : null;
  if (kind !== "seat") return null;
  const on = Number(value);
  if (why.name === "ChooseVictim") return writeStep("Strike", { by: seat, on });
  if (why.name === "ChooseProtected") return writeStep("Protect", { by: seat, on });
  if (why.name !== "ChooseAction" || card === null || !view.players[on]) return null;
  const verb = Object.keys(CARD_OF).find((name) => CARD_OF[name] === card);
  if (!verb) return writeStep(colourOf(card) === "red" ? "PlayRed" : "PlayBlue", { by: seat, on, card });
  const args: Record<string, Value> = { by: seat, on };
  if (verb === "PlayCurse") args["card"] = null;
  if (verb === "PlayRobbery" || verb === "PlayScapegoat") return writeStep(verb, { by: seat, source: on, target: on });
  return writeStep(verb, args);
}

const GRAVE = new Set(["PlayArson", "PlayRobbery", "PlayScapegoat", "PlayAlibiAsWitness", "Confess", "Strike", "Protect", "GiveBlackCat"]);

/** What cannot be taken back and changes a life. */
function confirms(step: Step, view: SalemView): boolean {
  if (step.name === "PlayRed") return reaches(step, view);
  return GRAVE.has(step.name);
}

/** What somebody has in front of them, what a card of ours would add, and how much brings them to trial. */
function accused(step: Step, view: SalemView): { before: number; more: number; total: number; least: number } | null {
  const who = view.players[Number(step.args["on"])];
  if (!who || who.accusations_needed === null) return null;
  const more = who.worth[String(step.args["card"] ?? CARD_OF[step.name])] ?? 0;
  return { before: who.accusations, more, total: who.accusations + more, least: who.accusations_needed };
}

function reaches(step: Step, view: SalemView): boolean {
  const count = accused(step, view);
  return count !== null && count.total >= count.least;
}

function sum(open: readonly Choice[], view: SalemView, text: GameText, why: Step | null, pointing: boolean): string {
  const only = open.length === 1 ? open[0]?.step : undefined;
  if (only?.name === "PlayRed" || only?.name === "PlayAlibiAsWitness") {
    const count = accused(only, view);
    return count === null ? "" : text.say(count.total >= count.least ? "web-sum-trial" : "web-sum", count);
  }
  if (why?.name === "ChooseVictim" || why?.name === "ChooseProtected" || why?.name === "ChooseBlackCat") return text.say(pointing ? "web-confer-note" : "web-night-note");
  const picked = open[0]?.keys[0];
  if (!picked?.startsWith("card:") || !open.every((choice) => choice.keys[0] === picked)) return "";
  const tried = open.filter(({ step }) => step.name === "PlayRed" && reaches(step, view)).map(({ step }) => text.name(Number(step.args["on"])));
  const help = text.help("card", picked.slice(5));
  return tried.length > 0 ? `${help} ${text.say("web-would-be-tried", { names: tried.join(", ") })}` : help;
}

const ICONS: Record<string, string> = {
  TrialsDealt: "capotain", TrialReceived: "eye", CitizenTaken: "bman", HandsDealt: "hand2", DawnBroke: "shut",
  WitchRecognised: "hat", BlackCatPlaced: "cat", TurnBegun: "wisp", TurnSkipped: "stocks", CardDrawn: "hand2",
  BlackCardDrawn: "moon", RedPlayed: "accuse", AlibiPlayed: "alibi", StocksPlayed: "stocks", ArsonPlayed: "arson",
  CursePlayed: "curse", RobberyPlayed: "sack", ScapegoatPlayed: "goat", CardMoved: "goat", BluePlayed: "asylum", TrialHeld: "gavel",
  TrialRevealed: "gavel", PlayerDied: "cross", NightFell: "moon", EyesOpened: "eye", Confessed: "piety",
  VictimNamed: "hat", SavedByGavel: "gavel", SavedByConfession: "piety", SavedByAsylum: "asylum", NightEnded: "sun",
  NobodyNamed: "sun", TrialPassed: "link", ExchangeOpened: "conspiracy", AllegianceStated: "scales", WitchesWere: "hat", GhostWitchWas: "hat",
  RedsDiscarded: "cross", CardDiscarded: "cross", DrawDeclined: "hand2", OwnRedsKept: "accuse",
};
const SOUNDS = {
  RedPlayed: "paper", BluePlayed: "paper", AlibiPlayed: "paper", CardDrawn: "paper", TrialHeld: "gavel", TrialRevealed: "paper",
  NightFell: "owl", DawnBroke: "owl", PlayerDied: "bell", BlackCardDrawn: "drum", ArsonPlayed: "match",
} as const;
const LASTS: Record<string, number> = {
  RedPlayed: 750, BluePlayed: 750, TrialHeld: 800, TrialRevealed: 1300, PlayerDied: 1200, NightFell: 1200, DawnBroke: 900,
  BlackCardDrawn: 1200, EyesOpened: 900, VictimNamed: 1300, Confessed: 900, CardDealt: 60, TrialPassed: 200, CardDrawn: 320,
  TurnBegun: 260, TurnEnded: 120, TrialReceived: 120, CitizenTaken: 200, CardInherited: 200, CardRobbed: 200, CardMoved: 200,
};
/** Whether the hourglass would hurry anybody: at a table without clocks it is for people who are there. */
function mayHurry(view: SalemView, card: TableCard, seat: number | null): boolean {
  if (card.setup.clock?.kind === "timed") return true;
  const awaited = view.asked.map((ask) => card.chairs[ask.seat]).filter((chair) => chair && chair.seat !== seat && chair.kind === "person" && chair.stand_in === null);
  return awaited.length > 0 && awaited.every((chair) => chair?.here);
}

/** Which day or Night it is. */
function dayOf(view: SalemView, text: GameText): string {
  if (view.phase === "night") return text.say("web-night-number", { number: view.nights });
  return view.phase === "day" ? text.say("web-day", { number: view.nights + 1 }) : text.say(`board-phase-${view.phase}`);
}

const QUIET = new Set(["TurnEnded", "CardDealt"]);

const module: GameModule<SalemView> = {
  Board,
  Dock,
  Hands,
  herald,
  keys,
  short,
  attempt,
  confirms,
  sum: (open, view, text, _seat, why, pointing) => sum(open, view, text, why, pointing),
  optionIcon: (step) => {
    if (step.name === "DrawTwo") return "hand2";
    const card = step.args["card"];
    return typeof card === "string" ? (ART[card] ?? null) : null;
  },
  facts: (view, text) => {
    const living = view.players.filter((player) => player.living).length;
    const constable = view.players.some((player) => player.tryals.some((trial) => trial.open && trial.face === "constable"));
    const cat = view.players.findIndex((player) => player.front.includes("black_cat"));
    return {
      title: text.say("web-village-knows"),
      facts: [
        { label: text.say("web-witches-shown"), value: text.say("web-of", { some: view.witch_cards_revealed, all: view.witch_cards }) },
        { label: text.say("web-constable"), value: text.say(constable ? "web-shown" : "web-hidden") },
        { label: text.say("web-living"), value: text.say("web-of", { some: living, all: view.players.length }) },
        { label: text.say("web-black-cat"), value: cat >= 0 ? text.called(cat, view.you) : "–" },
        ...(view.set_aside.length > 0 ? [{ label: text.say("web-set-aside"), value: String(view.set_aside.length) }] : []),
      ],
    };
  },
  chips: (view, text) => [dayOf(view, text), ...(view.hourglass ? [text.say("board-hourglass")] : [])],
  offers: (may, view, card, seat) => may.filter((step) => !step.startsWith("SwapTrials") && (!step.startsWith("TurnHourglass") || mayHurry(view, card, seat))),
  pointed: (pointing, text, you) => {
    const on = Number(readStep(pointing.step).args["on"]);
    const said = pointing.sure ? "web-points-at-sure" : "web-points-at";
    return text.say(said, { name: text.name(pointing.by), on: text.name(on) }, on === you ? "on-you" : "");
  },
  icon: (event) => {
    if (QUIET.has(event.name)) return null;
    const card = event.fields["card"];
    if (typeof card === "string" && ART[card]) return ART[card];
    return ICONS[event.name] ?? "quill";
  },
  rule: (event) => EVENT_RULES[event.name] ?? null,
  hands: (view, text) => view.players.map((player, seat) => ({ seat, cards: known(player.hand).map((card) => bigCard(card, text)) })),
  turn: (event, text, you) => {
    if (event.name !== "TurnBegun") return null;
    const by = Number(event.fields["by"]);
    return by === you ? text.say("web-your-turn") : text.say("web-turn-of", { name: text.name(by) });
  },
  heading: (event, text) => {
    if (event.name === "NightFell") return text.say("board-phase-night");
    return event.name === "NightEnded" || event.name === "BlackCatPlaced" ? text.say("board-phase-day") : null;
  },
  scene: (event) => {
    const sound = SOUNDS[event.name as keyof typeof SOUNDS];
    return { lasts: LASTS[event.name] ?? 420, ...(sound && { sound }) };
  },
  mood: (view) => (isNight(view) ? "night" : ""),
};

export default module;
