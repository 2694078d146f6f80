/** What a player wants to play and with whom, before the table is opened. */
import type { GameInfo, OptionInfo } from "$src/protocol/generated/answers";
import type { Combination, SeatWish } from "$src/protocol/generated/requests";
import type { OptionValue } from "$src/protocol/types";

export type Company = "bots" | "friends" | "device";
export const COMPANIES: readonly Company[] = ["bots", "friends", "device"];

/** A seat while it is being chosen: who sits there, and with which name or level. */
export interface SeatPlan {
  who: "me" | "bot" | "open";
  name: string;
  level: string;
}

export type Options = NonNullable<Combination["options"]>;

export function defaultOptions(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The value of an option as written in a preset or an address; records write lists with commas. */
export function readValue(option: OptionInfo, given: OptionValue): OptionValue {
  if (typeof given !== "string") return given;
  if (option.kind === "flag") return given === "yes" || given === "true";
  if (option.kind === "number") return Number(given);
  if (option.kind === "words") return given === "-" || given === "" ? [] : given.split(",");
  return given;
}

export function presetOptions(game: GameInfo, name: string): Options {
  const preset = game.presets.find((one) => one.name === name);
  const chosen = defaultOptions(game);
  for (const option of game.options) {
    const given = preset?.options[option.name];
    if (given !== undefined) chosen[option.name] = readValue(option, given);
  }
  return chosen;
}

/** Only what differs from the defaults, so that addresses and requests stay short. */
export function changedOptions(game: GameInfo, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap((one) => {
      const value = options[one.name];
      return value === undefined || JSON.stringify(value) === JSON.stringify(one.default) ? [] : [[one.name, value]];
    }),
  );
}

/** The seats of a new table for people and bots; an earlier plan is kept where it fits. */
export function planSeats(company: Company, players: number, level: string, before: readonly SeatPlan[]): SeatPlan[] {
  return Array.from({ length: players }, (_, at) => {
    const old = before[at];
    const name = old?.name ?? "";
    if (at === 0) return { who: "me", name, level };
    if (company === "bots") return { who: "bot", name, level };
    if (company === "friends") return { who: old?.who === "bot" && at > 1 ? "bot" : "open", name, level };
    return { who: at === 1 || old?.who === "me" ? "me" : "bot", name, level };
  });
}

export function seatWishes(seats: readonly SeatPlan[], nameless: (seat: number) => string): SeatWish[] {
  return seats.map((seat, at) => {
    if (seat.who === "bot") return { kind: "bot", level: seat.level };
    if (seat.who === "open") return { kind: "open" };
    return { kind: "me", name: seat.name || nameless(at) };
  });
}
