/** Les Animaux Fantastiques at the web table. */

import { known, type GameModule } from "../../table/game";
import type { Choice } from "../../table/options";
import type { GameText } from "../../text/game";
import type { Step } from "../../wire/step";
import { writeStep } from "../../wire/step";
import type { Event as Told } from "../../wire/types";
import Board from "./Board.svelte";
import { bigSpell } from "./cards";
import Dock from "./Dock.svelte";
import { ruleOf } from "./rules";
import { costOf, isBeast, placeName, placeOf, TOKENS, type AnimauxView } from "./view";

const ICONS: Record<string, string> = {
  CharacterTaken: "hat", TurnBegun: "wisp", DieRolled: "die", PawnMoved: "feet", Apparated: "wand", OrderedToApparate: "wand",
  BeastCaptured: "niffler", TokenSetAside: "cross", NothingFound: "cross",
  SpellPlayed: "wand", SpellDrawn: "wand", SpellsDealt: "wand", BeastFound: "eye", BeastLoose: "niffler",
  TokenLookedAt: "eye", EventRevealed: "bolt", EventApplied: "bolt", FollowerRevealed: "torch", SalemPlaced: "torch",
  SalemRemoved: "check", SalemStood: "torch", SalemAdvanced: "torch", SalemSetBack: "torch", PlaceOffered: "link",
  BeastFled: "feet", BeastStayed: "niffler", PlayerHindered: "lock", ProtegoExpired: "shield",
};
const SOUNDS = {
  DieRolled: "dice", PawnMoved: "steps", BeastCaptured: "brush", SalemPlaced: "match", SalemAdvanced: "match",
  SpellPlayed: "glass", EventRevealed: "paper", FollowerRevealed: "drum", SpellDrawn: "paper",
} as const;
const LASTS: Record<string, number> = {
  DieRolled: 750, PawnMoved: 520, BeastCaptured: 1100, EventRevealed: 1300, FollowerRevealed: 1300, TurnBegun: 260,
  SpellPlayed: 800, SalemAdvanced: 700, Apparated: 60, OrderedToApparate: 60,
};

function keys(step: Step, view: AnimauxView): string[] {
  const { args } = step;
  switch (step.name) {
    case "TakeCharacter":
      return [`character:${args["character"]}`];
    case "OrderToWalk":
    case "OrderToApparate":
      return [`seat:${args["of"]}`, `space:${args["to"]}`];
    case "GiveToken":
    case "ReceiveToken":
    case "Disarm":
    case "Hinder":
    case "OwlTakes":
    case "OwlBrings":
      return [`seat:${args["of"]}`];
    case "LookAt":
    case "Exchange":
      return args["other"] === null ? [] : [`space:${args["other"]}`];
    case "TakeResource":
      return [`offer:${args["token"]}`];
    case "LoseToken":
      return [`held:${args["token"]}`];
    case "PlaySpell":
      return [`spell:${args["spell"]}`];
    case "ChaseBeast": {
      const at = placeOf(view, String(args["beast"]));
      return at === null ? [] : [`space:${at}`];
    }
  }
  const place = args["to"] ?? args["on"];
  return typeof place === "number" ? [`space:${place}`] : [];
}

/** The step of each question that leads to a place. */
const TO_A_PLACE: Record<string, string> = {
  ChooseDestination: "MovePawn", ChooseAction: "Walk", CastAccio: "FetchToken", CastRevelio: "PointAt", CastWingardium: "Lift",
};

function attempt(key: string, picked: readonly string[], _view: AnimauxView, seat: number, why: Step): string | null {
  const [kind, value] = key.split(":");
  if (picked.length > 0) return null;
  if (kind === "character") return writeStep("TakeCharacter", { by: seat, character: value ?? "" });
  if (kind === "spell") return writeStep("PlaySpell", { by: seat, spell: value ?? "" });
  if (kind === "offer") return writeStep("TakeResource", { by: seat, token: value ?? "" });
  const verb = TO_A_PLACE[why.name];
  if (kind !== "space" || !verb) return null;
  const place = Number(value);
  return writeStep(verb, verb === "MovePawn" || verb === "Walk" ? { by: seat, to: place } : { by: seat, on: place });
}

function advance(view: AnimauxView, event: Told): AnimauxView {
  const { by, of, to, on, token, beast } = event.fields;
  const players = view.players.map((player) => ({ ...player }));
  const mover = players[Number(event.name === "PawnOrdered" ? of : by)];
  const places = { ...view.places };
  switch (event.name) {
    case "CharacterTaken":
      if (mover) mover.character = String(event.fields["character"]);
      break;
    case "PawnMoved":
    case "PawnOrdered":
      if (mover) mover.pawn = Number(to);
      break;
    case "TokenSetAside":
    case "ResourceFound":
      places[String(on)] = { token: String(token), open: true };
      break;
    case "BeastFound":
      places[String(on)] = { token: String(beast), open: true };
      break;
    case "BeastCaptured":
      places[String(on)] = null;
      if (mover) mover.beasts = [...(mover.beasts ?? []), String(beast)];
      break;
    case "PlaceRefilled":
      places[String(on)] = { token: null, open: false };
      break;
    case "SalemPlaced":
      return { ...view, salem: [...(view.salem ?? []), Number(on)] };
    case "SalemRemoved":
      return { ...view, salem: (view.salem ?? []).filter((place) => place !== Number(on)) };
    case "SalemAdvanced":
    case "SalemSetBack":
      return { ...view, track: Number(event.fields["box"]) };
    default:
      return view;
  }
  return { ...view, players, places };
}

/** Tokens by their letters: R 2, B 1. */
function counted(tokens: Record<string, number> | undefined, text: GameText): string {
  const some = Object.entries(tokens ?? {}).filter(([, count]) => count > 0);
  return some.map(([token, count]) => `${text.say(`board-${token}`)}\u00a0${count}`).join(", ") || "–";
}

/** What lies at a place, as far as it is known. */
function found(place: number, view: AnimauxView, text: GameText): string {
  const there = view.places[String(place)];
  if (!there) return text.say("web-nothing-there");
  if (there.token === null) return text.say("web-token-there");
  return text.say("web-known-there", { token: text.value("token", there.token) });
}

/** What the beast at a place costs, and what a player has to pay it with. */
function bill(place: number, view: AnimauxView, text: GameText, seat: number): string {
  const beast = view.places[String(place)]?.token;
  if (!beast || !isBeast(beast)) return "";
  const price = costOf(view, beast).map(([token, count]) => `${text.say(`board-${token}`)}\u00a0${count}`).join(" + ");
  return text.say("web-bill", { beast: text.value("token", beast), price, held: counted(view.players[seat]?.tokens, text) });
}

/** What one may do here takes so many actions: each sort of it once. */
function costs(open: readonly Choice[], view: AnimauxView, text: GameText): string {
  const told = open.flatMap(({ step }) => {
    const cost = view.action_costs?.[String(step.args["token"] ?? step.name)];
    const sort = step.name.startsWith("Order") ? "Order" : step.name;
    return cost === undefined || !text.words.has(`web-cost-${sort}`) ? [] : [text.say(`web-cost-${sort}`, { cost: cost || text.say("web-cost-free") })];
  });
  return [...new Set(told)].join(", ") || "none";
}

/** Where one stands, and whom one plays: what can be done there, and for how much, is in the line below. */
function question(why: Step, view: AnimauxView, text: GameText, seat: number, left: readonly Step[] | null): string | null {
  const me = view.players[seat];
  if (left || why.name !== "ChooseAction" || !me?.character) return null;
  const [name = ""] = text.value("character", me.character).split(" ");
  return text.say("web-what-now", { place: placeName(me.pawn, text), name });
}

function sum(open: readonly Choice[], view: AnimauxView, text: GameText, seat: number | null, why: Step | null): string {
  const only = open.length === 1 ? open[0]?.step : undefined;
  const pawn = seat === null ? undefined : view.players[seat]?.pawn;
  if (only && (only.name === "CaptureBeast" || only.name === "CaptureTogether") && seat !== null && pawn !== undefined) {
    return bill(pawn, view, text, seat);
  }
  if (only?.name === "MovePawn") return found(Number(only.args["to"]), view, text);
  if (open[0]?.step.name === "MovePawn") return text.say("web-places-in-reach", { count: open.length });
  if (why?.name === "ChooseAction" && view.actions !== undefined && pawn !== undefined) {
    const cost = only && view.action_costs?.[String(only.args["token"] ?? only.name)];
    if (cost) return text.say("web-actions-left", { before: view.actions, cost, after: view.actions - cost });
    return text.say("web-here", { count: view.actions, costs: costs(open, view, text) });
  }
  const spell = only?.name === "PlaySpell" ? only.args["spell"] : null;
  if (typeof spell === "string") return text.help("spell", spell);
  return view.due ? text.say("web-due", { count: view.due }) : "";
}

const module: GameModule<AnimauxView> = {
  Board,
  Dock,
  keys,
  attempt,
  advance,
  optionIcon: (step) => {
    if (step.name === "RollDie") return "die";
    const token = step.args["token"];
    return typeof token === "string" ? (TOKENS[token]?.art ?? null) : null;
  },
  sum,
  question,
  facts: (view, text) => {
    const facts = [{ label: text.say("web-round"), value: String(view.round) }];
    if (view.mode === "confirme") {
      facts.push(
        { label: text.say("web-beasts-caught"), value: text.say("web-of", { some: view.beasts?.length ?? 0, all: view.beasts_to_find ?? 0 }) },
        { label: text.say("web-salem-track"), value: text.say("web-lost-at", { at: view.track ?? 0, losing: view.losing_box ?? 0 }) },
        { label: text.say("web-salem-tokens"), value: text.say("web-salem-out", { out: view.salem?.length ?? 0, left: view.salem_supply ?? 0 }) },
        { label: text.say("web-supply"), value: counted(view.supply, text) },
        { label: text.say("web-place-pile"), value: String(view.place_pile ?? 0) },
        { label: text.say("web-event-pile"), value: String(view.event_pile ?? 0) },
        { label: text.say("web-follower-pile"), value: String(view.follower_pile ?? 0) },
        ...(view.transfers ? [{ label: text.say("web-transfers"), value: String(view.transfers) }] : []),
      );
    } else {
      const best = Math.max(0, ...view.players.map((player) => player.beasts?.length ?? 0));
      facts.push(
        { label: text.say("web-to-win"), value: text.say("web-beasts-count", { count: view.beasts_to_win ?? 0 }) },
        { label: text.say("web-leader"), value: text.say("web-beasts-count", { count: best }) },
        { label: text.say("web-pile"), value: String(view.pile ?? 0) },
      );
      if (view.mode === "initiation") facts.push({ label: text.say("web-set-aside"), value: String(view.set_aside?.length ?? 0) });
      else {
        facts.push(
          { label: text.say("web-spent"), value: counted(view.spent, text) },
          { label: text.say("web-spell-deck"), value: text.say("web-spells-in", { deck: view.spell_deck ?? 0, discard: view.spell_discard?.length ?? 0 }) },
          { label: text.say("web-spells-left"), value: String(view.spells_left ?? 0) },
        );
      }
    }
    return { title: text.say(view.mode === "confirme" ? "web-team" : "web-the-hunt"), facts };
  },
  chips: (view, text) => [text.say("web-round-n", { round: view.round }), text.say(`mode-${view.mode}`)],
  icon: (event) => {
    if (event.name === "PlaceRefilled" || event.name === "TokensPutOut") return null;
    const token = event.fields["token"];
    if (typeof token === "string" && TOKENS[token]) return TOKENS[token].art;
    return ICONS[event.name] ?? "star";
  },
  rule: (event, mode) => ruleOf(event.name, mode),
  hands: (view, text) => view.players.map((player, seat) => ({ seat, cards: known(player.hand ?? []).map((spell) => bigSpell(spell, text)) })),
  heading: (event, text) =>
    event.name === "TurnBegun" ? text.say("web-round-n", { round: Number(event.fields["round"]) }) : null,
  scene: (event) => {
    const sound = SOUNDS[event.name as keyof typeof SOUNDS];
    return { lasts: LASTS[event.name] ?? 420, ...(sound && { sound }) };
  },
};

export default module;
