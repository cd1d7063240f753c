/** A table before it is opened: what may be chosen and what it starts with. */

import type { GameCard, Option, Setup } from "../wire/types";
import { livelySeats } from "./seating";

export function firstSetup(game: GameCard, mode = game.modes[0] ?? ""): Required<Pick<Setup, "game" | "mode" | "seats" | "options">> {
  const seats = livelySeats(game, mode);
  return { game: game.name, mode, seats, options: defaults(optionsFor(game, mode, seats)) };
}

/** The options that this mode and this number of players have. */
export function optionsFor(game: GameCard, mode: string, seats: number): Option[] {
  return game.options.filter(
    (option) =>
      option.modes.includes(mode) && (!option.seats || (option.seats[0] <= seats && seats <= option.seats[1])),
  );
}

export function defaults(options: readonly Option[]): Record<string, boolean | number | string> {
  return Object.fromEntries(options.map((option) => [option.name, usual(option)]));
}

/** What an option starts with: chance where people say in the lobby who begins. */
function usual(option: Option): boolean | number | string {
  const asked = (option.begins ?? []).length > 0;
  return (asked ? option.choices.find((choice) => typeof choice === "string") : undefined) ?? option.default;
}

/** Keeps what was chosen where it still can be chosen. */
export function carriedOver(
  options: readonly Option[],
  chosen: Readonly<Record<string, boolean | number | string>>,
): Record<string, boolean | number | string> {
  return Object.fromEntries(options.map((option) => [option.name, chosen[option.name] ?? option.default]));
}
