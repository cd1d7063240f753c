/** Chemin de Traverse at the web table. */

import type { GameModule } from "../../table/game";
import type { Key } from "../../table/options";
import type { GameText } from "../../text/game";
import type { Step } from "../../wire/step";
import { writeStep } from "../../wire/step";
import type { Event as Told } from "../../wire/types";
import Board from "./Board.svelte";
import { bigCard } from "./cards";
import Dock from "./Dock.svelte";
import { EVENT_RULES } from "./rules";
import { BUILDINGS, COINS, gateAt, HAT_INKS, priceOf, shopSelling, spaceOfKind, whereIs, type Coin, type Player, type TraverseView } from "./view";

const ICONS: Record<string, string> = {
  HatTaken: "pawnhat", SpellsDealt: "hand2", StartRolled: "spiral", StartTied: "scales", TurnBegun: "wisp", TurnMissed: "hourglass",
  DiceRolled: "spiral", HatWalked: "pawnhat", ShopEntered: "door", CoinsCollected: "steps", BankFoundClosed: "sign",
  ItemBought: "trunk", GateTaken: "gate", Exiled: "gate", AlleyLeft: "gate", BackDoorEntered: "door", CardsDrawn: "hand2",
  SpellKept: "hand2", SpellDiscarded: "cross", SpellPlayed: "wand", DamageDrawn: "bolt", DamageAvoided: "check", NothingLost: "check",
  ItemAimedAt: "accuse", PlayerAimedAt: "accuse", CoinAimedAt: "accuse", AttackAccepted: "check", AttackFendedOff: "shield",
  ItemTaken: "trunk", DuplicateReturned: "trunk", CoinTaken: "niffler", BuildingClosed: "sign", SignLifted: "sign", CartRidden: "suitcase",
  VaultOpened: "lock", GuessAnnounced: "arson", FlooDieRolled: "arson", FlooArrived: "arson", FlooFailed: "arson", ItemReturned: "trunk",
  CoinLost: "niffler", SpellLost: "moth", TurnToBeMissed: "hourglass", StepsChosen: "steps", Stayed: "pawnhat", TrunkBroughtHome: "rosette",
};
/** Said by the dice and the hats already. */
const QUIET = new Set(["TurnEnded", "WentOn"]);
const SOUNDS = {
  DiceRolled: "dice", FlooDieRolled: "dice", StartRolled: "dice", HatWalked: "steps", SpellPlayed: "paper", DamageDrawn: "drum",
  CardsDrawn: "paper", ItemBought: "brush", CoinsCollected: "brush", BuildingClosed: "gavel", Exiled: "owl", GateTaken: "owl",
  GuessAnnounced: "match", TrunkBroughtHome: "bell",
} as const;
const LASTS: Record<string, number> = {
  DiceRolled: 800, FlooDieRolled: 800, StartRolled: 520, HatWalked: 1000, ShopEntered: 900, Exiled: 900, GateTaken: 900, AlleyLeft: 800,
  BackDoorEntered: 800, FlooArrived: 800, CartRidden: 800, SpellPlayed: 1200, DamageDrawn: 1400, DamageAvoided: 900, NothingLost: 900,
  AttackFendedOff: 1100, CoinsCollected: 620, ItemBought: 760, BuildingClosed: 700, TurnBegun: 220, TurnEnded: 60, WentOn: 60,
};

function keys(step: Step): Key[] {
  const { args } = step;
  switch (step.name) {
    case "TakeHat":
      return [`hat:${args["hat"]}`];
    case "Walk":
    case "WalkAlley":
      return [`space:${args["to"]}`];
    case "TakeGate":
    case "LeaveByGate":
      return [`gate:${gateAt(String(args["to"]))}`];
    case "GoToSteps":
      return [`space:${spaceOfKind("steps")}`];
    case "EnterShop":
    case "EnterBackDoor":
    case "ComeOut":
      return [`shop:${args["shop"]}`];
    case "CloseBuilding":
      return [`shop:${args["building"]}`];
    case "Buy":
      return [`shop:${shopSelling(String(args["item"]))?.id}`];
    case "PlaySpell":
    case "DiscardSpell":
    case "LoseSpell":
      return [`card:${args["card"]}`];
    case "DefendYourself":
      return ["card:S-DEFEND"];
    case "AimAtItem":
    case "AimAtPlayer":
    case "AimAtCoin":
      return [`seat:${args["on"]}`];
    case "ReturnItem":
      return [`item:${args["item"]}`];
    case "LoseCoin":
      return [`coin:${args["coin"]}`];
  }
  return [];
}

/** On a phone a space is smaller than a finger. */
function short({ name, args }: Step, text: GameText): string | null {
  const to = String(args["to"]);
  switch (name) {
    case "EnterShop":
    case "EnterBackDoor":
      return text.say(`web-shop-${args["shop"]}`);
    case "TakeGate":
    case "LeaveByGate":
      return text.say("web-gate", { gate: gateAt(to) ?? "" });
    case "Walk":
    case "WalkAlley":
      return whereIs(to, text);
  }
  return null;
}

/** What a tap on a shop would have been, by question. */
const AT_A_SHOP: Record<string, [step: string, argument: string]> = {
  ChooseStop: ["EnterShop", "shop"], ChooseAlleyStop: ["EnterBackDoor", "shop"], ChooseBuilding: ["CloseBuilding", "building"],
  ChooseChimney: ["ComeOut", "shop"],
};

function attempt(key: Key, picked: readonly Key[], view: TraverseView, seat: number, why: Step): string | null {
  if (picked.length > 0) return null;
  const [kind, value = ""] = key.split(":");
  switch (kind) {
    case "hat":
      return writeStep("TakeHat", { by: seat, hat: value });
    case "card":
      return writeStep(why.name === "AnswerAttack" ? "DefendYourself" : "PlaySpell", why.name === "AnswerAttack" ? { by: seat } : { by: seat, card: value });
    case "shop": {
      const here = view.players[seat]?.place === value;
      const sells = BUILDINGS.find((shop) => shop.id === value)?.sells;
      if (here && sells && why.name.startsWith("Act")) return writeStep("Buy", { by: seat, item: sells });
      const tried = AT_A_SHOP[why.name];
      return tried ? writeStep(tried[0], { by: seat, [tried[1]]: value }) : null;
    }
  }
  return null;
}

function advance(view: TraverseView, event: Told): TraverseView {
  const { by, of, on, to, shop, item, coin } = event.fields;
  const players = view.players.map((player) => ({ ...player, coins: { ...player.coins } }));
  const doer = players[Number(by ?? of)];
  const other = players[Number(on)];
  const done = { ...view, players };
  switch (event.name) {
    case "TurnBegun":
    case "TurnMissed":
      return { ...view, turn: Number(by), dice: null, steps: null };
    case "HatTaken":
      if (doer) doer.hat = String(event.fields["hat"]);
      return done;
    case "SpellsDealt":
      return { ...view, pile: view.pile - 2 };
    case "DiceRolled":
      return { ...view, dice: [String(event.fields["first"]), String(event.fields["second"])], steps: null };
    case "HatWalked":
    case "GateTaken":
    case "Exiled":
    case "AlleyLeft":
    case "CartRidden":
    case "StepsChosen":
      if (doer) doer.place = String(to);
      return done;
    case "ShopEntered":
    case "BackDoorEntered":
    case "FlooArrived":
      if (doer) doer.place = String(shop);
      return done;
    case "CoinsCollected":
      if (doer) pay(doer, [Number(event.fields["galleons"]), Number(event.fields["sickles"]), Number(event.fields["knuts"])]);
      return done;
    case "CoinTaken":
      if (doer) doer.coins[coin as Coin] += 1;
      if (other) other.coins[coin as Coin] -= 1;
      return done;
    case "CoinLost":
      if (doer) doer.coins[coin as Coin] -= 1;
      return done;
    case "ItemBought":
      if (doer) doer.trunk = [...doer.trunk, String(item)];
      return { ...done, stock: { ...view.stock, [String(item)]: Number(event.fields["left"]) } };
    case "ItemTaken":
      if (doer) doer.trunk = [...doer.trunk, String(item)];
      if (other) other.trunk = other.trunk.filter((one) => one !== item);
      return done;
    case "ItemReturned":
      if (doer) doer.trunk = doer.trunk.filter((one) => one !== item);
      return done;
    case "DuplicateReturned":
      if (other) other.trunk = other.trunk.filter((one) => one !== item);
      return done;
    case "BuildingClosed":
      return { ...view, sign: String(event.fields["building"]) };
    case "SignLifted":
      return { ...view, sign: null };
    case "SpellPlayed":
    case "DamageDrawn":
      return { ...view };
  }
  return view;
}

function pay(player: Player, coins: readonly number[]): void {
  for (const [place, coin] of COINS.entries()) player.coins[coin] += coins[place] ?? 0;
}

/** Coins in words: two Galleons, one Knut. */
function coins(some: readonly (readonly [Coin, number])[], text: GameText): string {
  return some.map(([coin, count]) => `${count} ${text.say(`board-${coin}`)}`).join(" + ");
}

/** What an item costs a player, and what is left then, or missing. */
function bill(item: string, view: TraverseView, text: GameText, player: Player): string {
  const price = priceOf(view, item);
  const lacking = COINS.flatMap((coin): [Coin, number][] => (player.lacks[item]?.[coin] ? [[coin, player.lacks[item][coin]]] : []));
  const values = { item: text.say(`web-item-${item}`), the: text.say(`web-the-${item}`), price: coins(price, text) };
  if (player.trunk.includes(item)) return text.say("web-owned-already", values);
  if (view.stock[item] === 0) return text.say("web-sold-out", values);
  if (lacking.length > 0) return text.say("web-price-lacking", { ...values, lacking: coins(lacking, text) });
  const spent = new Map(price);
  const left = COINS.map((coin): [Coin, number] => [coin, player.coins[coin] - (spent.get(coin) ?? 0)]).filter(([, count]) => count > 0);
  return text.say("web-price-left", { ...values, left: coins(left, text) || "0" });
}

/** What the shops within reach would sell a player, and whether the purse is enough. */
function offered(open: readonly { step: Step }[], view: TraverseView, text: GameText, player: Player): string[] {
  const items = open.flatMap(({ step }) => (INTO_A_SHOP.has(step.name) ? (BUILDINGS.find(({ id }) => id === step.args["shop"])?.sells ?? []) : []));
  return items.filter((item) => !player.trunk.includes(item) && view.stock[item] !== 0).map((item) => bill(item, view, text, player));
}

const INTO_A_SHOP = new Set(["EnterShop", "EnterBackDoor", "ComeOut"]);

function sum(open: readonly { step: Step }[], view: TraverseView, text: GameText, seat: number | null, why: Step | null): string {
  const player = seat === null ? undefined : view.players[seat];
  const only = open.length === 1 ? open[0]?.step : undefined;
  const shop = only && INTO_A_SHOP.has(only.name) ? BUILDINGS.find(({ id }) => id === only.args["shop"]) : undefined;
  if (player && shop?.sells) return bill(shop.sells, view, text, player);
  const card = only && ["PlaySpell", "KeepSpell", "DiscardSpell"].includes(only.name) ? only.args["card"] : null;
  if (typeof card === "string") return text.help("card", card);
  if (why && (why.name === "ChooseStop" || why.name === "ChooseAlleyStop" || why.name === "ActAfterRoll") && view.steps) {
    const [first = 0, second = 0] = view.steps;
    return [text.say("web-sum", { first, second, total: first + second }), ...(player ? offered(open, view, text, player) : [])].join(" ");
  }
  const buying = open.find(({ step }) => step.name === "Buy")?.step.args["item"];
  return player && typeof buying === "string" ? bill(buying, view, text, player) : "";
}

const module: GameModule<TraverseView> = {
  Board,
  Dock,
  keys,
  short,
  attempt,
  advance,
  rule: (event) => EVENT_RULES[event.name] ?? null,
  hands: (view, text) => (view.hands ?? []).map((hand, seat) => ({ seat, cards: hand.map((card) => bigCard(card, text)) })),
  sum,
  optionIcon: (step) => {
    const item = step.args["item"];
    if (typeof item === "string") return item;
    return step.name === "RollDice" ? "spiral" : step.name === "UseFloo" || step.name === "Announce" ? "arson" : null;
  },
  facts: (view, text) => ({
    title: text.say("web-supplies"),
    facts: [
      ...view.players.map((player, seat) => ({ label: text.called(seat, view.you), value: text.say("web-of-six", { count: player.trunk.length }) })),
      ...(view.sign ? [{ label: text.say("web-closed"), value: text.say(`web-shop-${view.sign}`) }] : []),
    ],
  }),
  chips: (view, text) => [text.say("web-round-n", { round: view.round }), text.say(`mode-${view.mode}`)],
  icon: (event) => {
    if (QUIET.has(event.name)) return null;
    const item = event.fields["item"];
    return typeof item === "string" ? item : (ICONS[event.name] ?? "spiral");
  },
  inks: (view) => view.players.map(({ hat }) => (hat ? (HAT_INKS[hat] ?? null) : null)),
  scene: (event) => {
    const sound = SOUNDS[event.name as keyof typeof SOUNDS];
    return { lasts: LASTS[event.name] ?? 420, ...(sound && { sound }) };
  },
};

export default module;
