/** Written by `make types` from the structs of the package. Do not edit. */

export interface Hello {
  t: "hello";
  table: string;
  tokens?: string[];
  spectator?: boolean;
  last?: number | null;
  lang?: "de" | "en" | "fr" | null;
  mute?: number[];
}

export interface MakeMove {
  t: "move";
  id: string;
  n: number;
  move: string;
  seat?: number | null;
}

export interface Chat {
  t: "chat";
  text: string;
  seat?: number | null;
}

export interface React {
  t: "react";
  what: "hello" | "hurry" | "laugh" | "ouch" | "thanks" | "think" | "well-played" | "wow";
  seat?: number | null;
}

export interface Mute {
  t: "mute";
  seat: number;
  on?: boolean;
}

export interface PassOn {
  t: "pass-on";
  seat?: number | null;
  on?: boolean;
}

/** For programs that think: request everything the seat knows, as `flambeur.engine.read_knowledge` reads it. */
export interface AskKnowledge {
  t: "knowledge";
  id: string;
  seat?: number | null;
}

export interface Ping {
  t: "ping";
  id?: string;
}

export interface Lobby {
  t: "lobby";
}

export type Message = Hello | MakeMove | Chat | React | Mute | PassOn | AskKnowledge | Ping | Lobby;

/** Options to check. */
export interface Combination {
  players?: number | null;
  options?: Record<string, boolean | number | string | (string | number | number[])[] | Record<string, number>>;
}

/** The requested options; `keep` names the latest choice, which no other may overrule. */
export interface Wish {
  players: number;
  options?: Record<string, boolean | number | string | (string | number | number[])[] | Record<string, number>>;
  keep?: string;
}

/** Who gets a seat: the player who opens the table, a bot, or the first player to arrive. */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string;
  seal?: string;
}

/** A clock requested by a host. */
export interface ClockWish {
  seconds: number;
  then?: "bot" | "random" | "resign";
}

/** The settings that a host changes; all others keep their values. */
export interface SomeSettings {
  public?: boolean;
  spectators?: boolean;
  chat?: boolean;
  coach?: boolean;
  rated?: boolean;
  clock?: ClockWish | null;
}

/** A table to open; only `game` is required. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number | string | (string | number | number[])[] | Record<string, number>>;
  seats?: SeatWish[];
  settings?: SomeSettings;
  lang?: "de" | "en" | "fr";
  start?: boolean;
}

export interface TableChange {
  settings: SomeSettings;
}
