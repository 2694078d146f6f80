/** What goes over the wire, as `docs/protocol.md` describes it; its types are made from the server's structs. */
import type { GameEvent, Happened } from "./types";

export {
  REACTIONS,
  type Chapter,
  type ChatLine,
  type Draw,
  type Ending,
  type ErrorBody,
  type Evenness,
  type Export,
  type FactorInfo,
  type Fit,
  type Fitting,
  type GameInfo,
  type GameRating,
  type GameResults,
  type LessonInfo,
  type LessonPage,
  type MyTables,
  type Notice,
  type OpenedTable,
  type OptionInfo,
  type PuzzleIndex,
  type PuzzlePage,
  type Reaction,
  type Replay,
  type Reply,
  type JudgedDecision,
  type JudgedPlayer,
  type ReviewInfo,
  type RuleBook,
  type SeatAdvice,
  type SeatCosts,
  type SeatInfo,
  type SeatKey,
  type Snapshot,
  type Stage,
  type Statistics,
  type TableInfo,
  type Update,
  type YourTable,
} from "./generated/answers";
export type { Clock, Combination, Message, NewTable, SeatWish, SomeSettings } from "./generated/requests";

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
export function spoken(events: GameEvent[], texts: string[] | undefined): Happened[] {
  return texts ? events.map((event, at) => ({ ...event, text: texts[at] ?? "" })) : events;
}
