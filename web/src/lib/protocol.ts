/** What goes over the wire, as `docs/protocol.md` describes it. */
import type { GameEvent, GameView, LegalMove, Result } from "./types";

export type OptionKind = "flag" | "number" | "word" | "words" | "numbers" | "table";

export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: unknown;
  choices: { value: string; title?: string; help?: string }[];
  low: number;
  high: number;
  title?: string;
  help?: string;
}

export interface GameOnShelf {
  name: string;
  title?: string;
  players: { low: number; high: number; default: number };
  bots: string[];
  presets: { name: string; title?: string; help?: string; options: Record<string, unknown>; players?: number }[];
  options: OptionInfo[];
}

export interface Clock {
  seconds: number;
  then: "bot" | "random" | "resign";
}

export interface TableSettings {
  public: boolean;
  spectators: boolean;
  chat: boolean;
  clock: Clock | null;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string | null;
  level: string | null;
  present: boolean;
  away: boolean;
  resigned: boolean;
  host: boolean;
  agrees: boolean;
}

export interface Ending extends Result {
  how: "played" | "resigned" | "abandoned";
  by: number | null;
}

export interface TableInfo {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  state: "open" | "playing" | "over";
  n: number;
  created: number;
  started: number | null;
  ended: number | null;
  settings: TableSettings;
  seats: SeatInfo[];
  spectators: number;
  waiting: number[];
  until: number | null;
  undo: boolean;
  commitment: string;
  words: { round: number; seals: string[]; missing: number[]; withheld: number[] };
  ending: Ending | null;
  rematch: string | null;
  yours?: number[];
  hosting?: boolean;
}

export interface SeatTicket {
  seat: number;
  token: string;
  link: string;
}

export interface Opened {
  table: TableInfo;
  seats: SeatTicket[];
  host: string;
}

export type SeatWish = { kind: "me"; name: string; seal?: string } | { kind: "bot"; level: string } | { kind: "open" };

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, unknown>;
  lang: string;
  seats: SeatWish[];
  settings: TableSettings;
  start: boolean;
}

/** A move as it is listed: `id` is what is sent back. */
export type ListedMove = Omit<LegalMove, "text"> & { id: string };

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Missed {
  n: number;
  events: GameEvent[];
  words?: string[];
}

export interface Snapshot {
  t: "snapshot";
  n: number;
  seat: number | null;
  view: GameView;
  moves: ListedMove[];
  bid: string | null;
  until: number | null;
  missed: Missed[];
  ending: Ending | null;
  words?: { ask?: string };
}

export interface Update {
  t: "update";
  n: number;
  seat: number | null;
  events: GameEvent[];
  delta?: unknown;
  view?: GameView;
  moves?: ListedMove[];
  until?: number | null;
  ending?: Ending | null;
  undone?: boolean;
  words?: { ask?: string; events?: string[] };
}

export interface Problem {
  code: string;
  sentence: string;
  facts?: Record<string, unknown>;
}

/** What everybody at a table is told about decisions that are no moves. */
export interface Notice {
  what: string;
  sentence: string;
  at: number;
}

export type FromServer =
  | { t: "welcome"; now: number; seats: number[]; hosting: boolean; table: TableInfo; chat: ChatLine[]; notices: Notice[] }
  | Snapshot
  | Update
  | { t: "accepted"; id: string; seat: number; n: number }
  | ({ t: "error"; id?: string } & Problem)
  | { t: "table"; table: TableInfo }
  | ({ t: "chat" } & ChatLine)
  | { t: "react"; seat: number; what: Reaction }
  | { t: "muted"; seats: number[] }
  | { t: "removed"; seat: number }
  | { t: "closed" }
  | ({ t: "notice" } & Notice)
  | { t: "rematch"; seat: number; table: string; token: string }
  | { t: "lobby"; tables: TableInfo[] }
  | { t: "over"; ending: Ending }
  | { t: "pong"; id: string; now: number }
  | { t: "stopping" };

export const REACTIONS = ["hello", "thanks", "wow", "ouch", "laugh", "think", "hurry", "well-played"] as const;
export type Reaction = (typeof REACTIONS)[number];

export interface Moment {
  n: number;
  seat: number | null;
  move: string | null;
  entries: string[];
  events: GameEvent[];
  words?: string[];
  view: GameView;
}

export interface Replay {
  table: TableInfo;
  moments: Moment[];
}

/** The change of a view: objects merge key by key, into arrays by index; anything else replaces what was there. */
export function merge(old: unknown, delta: unknown): unknown {
  if (delta === null || typeof delta !== "object" || Array.isArray(delta) || old === null || typeof old !== "object") return delta;
  const changes = Object.entries(delta);
  if (Array.isArray(old)) {
    const list: unknown[] = [...old];
    for (const [index, value] of changes) list[Number(index)] = merge(list[Number(index)], value);
    return list;
  }
  const now: Record<string, unknown> = { ...old };
  for (const [key, value] of changes) now[key] = merge(now[key], value);
  return now;
}

/** Events with their sentences beside them. */
export function spoken(events: GameEvent[], texts: string[] | undefined): GameEvent[] {
  return texts ? events.map((event, at) => ({ ...event, text: texts[at] ?? "" })) : events;
}

export function offered(moves: ListedMove[] | undefined): LegalMove[] {
  return (moves ?? []).map(({ id, ...rest }) => {
    const verb = typeof rest["verb"] === "string" ? rest["verb"] : (id.split(" ")[0] ?? id);
    return { ...rest, text: id, verb } as LegalMove;
  });
}
