/** L'École de magie at the web table. */

import { known, type GameModule } from "../../table/game";
import type { Choice, Key } from "../../table/options";
import type { GameText } from "../../text/game";
import type { Step } from "../../wire/step";
import { writeStep } from "../../wire/step";
import { advance } from "./advance";
import Board from "./Board.svelte";
import { bigCard } from "./cards";
import Dock from "./Dock.svelte";
import { EVENT_RULES } from "./rules";
import { BONUS, schoolLook, signed, type EcoleView } from "./view";

const ICONS: Record<string, string> = {
  HouseTaken: "shield", OneHouseKept: "shield", GameDealt: "hand2", RoundBegun: "star", MailAdded: "mail", SchoolReshuffled: "book", TurnBegun: "wisp",
  DiscountExpired: "tag", FirstPlayerCardMoved: "rosette", CardsDrawn: "hand2", CardDrawn: "hand2", MagicReshuffled: "hand2",
  CardDiscarded: "cross", CardStolen: "chipardio", CardGiven: "hand2", CardRetrieved: "hand2", TokenRecovered: "mail", HowlerReturned: "bolt",
  EffectDeclined: "cross", SpellPlayed: "wand", BonusPlayed: "rosette", EffectUsed: "wand", PlayerAimedAt: "accuse", SlotAimedAt: "accuse",
  BonusAimedAt: "accuse", ReactionPlayed: "bolt", CancelTokenUsed: "mail", EffectCancelled: "cross", EffectCopied: "copius",
  DiscountGained: "tag", ActionGained: "bolt", MailLookedAt: "eye", TokenSeen: "eye", TokenTaken: "mail", TokensLeft: "mail",
  BonusMoved: "rosette", BadMarksRemoved: "check", BadMarksKept: "cross", DrawTokenUsed: "mail", PowerUsed: "shield", PowerDeclined: "shield", MailDrawn: "mail", MailPlaced: "mail",
  TokenRevealed: "mail", TotalCounted: "scales",
};
/** Seen on the timetable at once, and too many to tell. */
const QUIET = new Set(["TurnEnded", "MailAdded"]);
const SOUNDS = {
  CardsDrawn: "paper", SpellPlayed: "quill", ReactionPlayed: "quill", EffectCancelled: "paper", SchoolCardTaken: "paper", RoundBegun: "bell",
  HowlerReturned: "drum", TokenRecovered: "glass", BonusPlayed: "paper",
} as const;
const LASTS: Record<string, number> = {
  SpellPlayed: 900, ReactionPlayed: 1000, EffectUsed: 800, PlayerAimedAt: 600, SlotAimedAt: 600, EffectCancelled: 900, EffectCopied: 900,
  SchoolCardTaken: 720, CardStolen: 620, BonusPlayed: 700, HowlerReturned: 800, TurnBegun: 240, TurnEnded: 60, MailAdded: 160,
  SchoolCardRevealed: 260, CardDrawn: 260, CardDiscarded: 360, GameDealt: 600, RoundBegun: 600, TotalCounted: 700, TokenRevealed: 300,
};

function keys(step: Step): Key[] {
  const { args } = step;
  switch (step.name) {
    case "TakeHouse":
      return [`house:${args["house"]}`];
    case "Collect":
    case "AimAtSlot":
    case "PlaceMail":
      return [`slot:${args["slot"]}`];
    case "LookAtMail":
      return ["house:serdongle", `slot:${args["slot"]}`];
    case "PlaySpell":
      return [`card:${args["spell"]}`];
    case "Pay":
    case "Drop":
    case "Discard":
    case "ChangeCard":
    case "Give":
    case "PlayReaction":
      return [`card:${args["card"]}`];
    case "PlayBonus":
      return [`card:${args["card"]}`, `seat:${args["to"]}`];
    case "AimAtPlayer":
      return [`seat:${args["on"]}`];
    case "PickBonus":
      return [`seat:${args["of"]}`];
    case "AimAtBonus":
      return [`seat:${args["to"]}`];
    case "UseCancelToken":
      return ["mail:cancel"];
    case "UseDrawToken":
      return [`mail:${args["token"]}`];
    case "TakeToken":
      return [`token:${args["place"]}`];
    case "TakeFromDiscard":
      return [`discard:${args["card"]}`];
    case "LoseSchoolCard":
      return [`school:${args["school"]}`];
  }
  return [];
}

function attempt(key: Key, picked: readonly Key[], view: EcoleView, seat: number, why: Step): string | null {
  if (picked.length > 0) return null;
  const [kind, value = ""] = key.split(":");
  if (kind === "slot" && why.name === "ChooseMove") {
    const school = view.timetable[value]?.card;
    return school ? writeStep("Collect", { by: seat, slot: Number(value), school }) : null;
  }
  if (kind === "card" && why.name === "ChooseMove") {
    return BONUS.includes(value) ? writeStep("PlayBonus", { by: seat, card: value, to: seat }) : writeStep("PlaySpell", { by: seat, spell: value });
  }
  if (kind === "card" && why.name === "AnswerTopItem") return writeStep("PlayReaction", { by: seat, card: value });
  if (kind === "house" && (why.name === "ChooseHouse" || why.name === "ChooseSecondHouse")) return writeStep("TakeHouse", { by: seat, house: value });
  return null;
}

/** What somebody has just announced: it is what one lets happen, or answers. */
function answered(view: EcoleView, text: GameText): string {
  const effect = view.chain.at(-1)?.effect;
  const does = effect ? text.help("magic", effect) || text.help("school", effect) : "";
  return effect && does ? text.say("web-what-it-does", { effect: text.value("effect", effect), does }) : "";
}

function sum(open: readonly Choice[], view: EcoleView, text: GameText, seat: number | null, why: Step | null): string {
  const only = open.length === 1 ? open[0]?.step : undefined;
  const me = seat === null ? undefined : view.players[seat];
  if (only?.name === "Collect" && me && seat !== null) {
    const slot = view.timetable[String(only.args["slot"])];
    const cost = slot?.costs[seat] ?? 0;
    const paid = text.say("web-cards-left", { before: me.hand.length, cost, after: me.hand.length - cost });
    const more = slot?.points[seat];
    return more == null ? paid : `${paid} ${text.say("web-points-more", { more })}`;
  }
  if (only?.name === "PlayBonus") {
    const card = String(only.args["card"]);
    const points = view.bonus_worth[card] ?? 0;
    const before = view.players[Number(only.args["to"])]?.seen_points ?? 0;
    const values = { before, more: Math.abs(points), after: before + points };
    return points === 0 ? text.help("magic", card) : text.say(points > 0 ? "web-points-sum" : "web-points-loss", values);
  }
  if (open.length > 0 && open.every(({ step }) => step.name === "PlayBonus")) return text.help("magic", String(open[0]?.step.args["card"]));
  if (only?.name === "PlaySpell") return text.help("magic", String(only.args["spell"]));
  if (why?.name === "ChooseMove") return text.say("web-actions", { count: view.actions });
  if (why?.name === "AnswerTopItem" && open.length !== 1) return answered(view, text);
  if (why?.name === "ChoosePayment") return text.say("web-to-pay", { count: Number(why.args["left"]) });
  return "";
}

const module: GameModule<EcoleView> = {
  Board,
  Dock,
  keys,
  attempt,
  advance,
  sum,
  optionIcon: (step) => (step.name.startsWith("Draw") ? "hand2" : step.name === "UseEffect" ? "wand" : null),
  facts: (view, text) => {
    const most = Math.max(0, ...view.players.map((player) => player.collection.length));
    const jugs = Math.max(0, ...view.players.map((player) => player.collection.filter((school) => school === "horcruche").length));
    return {
      title: text.say("web-points-title"),
      facts: [
        ...view.players.map(({ seen_points: points }, other) => ({ label: text.called(other, view.you), value: text.say("web-vp", { points: signed(points) }) })),
        { label: text.say("web-largest"), value: text.say("web-of", { some: most, all: view.cards_to_end }) },
        { label: text.say("web-horcruches"), value: text.say("web-of", { some: jugs, all: view.horcruches_to_win }) },
        { label: text.say("web-magic-left"), value: String(view.magic_deck) },
        { label: text.say("web-school-left"), value: String(view.school_deck) },
      ],
    };
  },
  chips: (view, text) => [
    ...(view.round > 0 ? [text.say("web-round-n", { round: view.round })] : []),
    ...(view.active === null || view.outcome !== null ? [] : [view.active === view.you ? text.say("web-your-turn") : text.say("web-turn-of", { name: text.name(view.active) })]),
  ],
  icon: (event) => {
    if (QUIET.has(event.name)) return null;
    const school = event.fields["school"];
    return typeof school === "string" ? schoolLook(school).art : (ICONS[event.name] ?? "star");
  },
  rule: (event) => EVENT_RULES[event.name] ?? null,
  hands: (view, text) => view.players.map((player, seat) => ({ seat, cards: known(player.hand).map((card) => bigCard(card, text)) })),
  heading: (event, text) => (event.name === "RoundBegun" ? text.say("web-round-n", { round: Number(event.fields["round"]) }) : null),
  scene: (event) => {
    const sound = SOUNDS[event.name as keyof typeof SOUNDS];
    return { lasts: LASTS[event.name] ?? 420, ...(sound && { sound }) };
  },
};

export default module;
