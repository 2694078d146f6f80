/** What an event says about itself: its sentence, who caused it, and which round it belongs to. */
import type { GameEvent } from "./generated/games";
import type { Happened } from "./types";

/** Events combined with their sentences. */
export function withSentences(events: GameEvent[], texts: string[] | undefined): Happened[] {
  return texts ? events.map((event, at) => ({ ...event, text: texts[at] ?? "" })) : events;
}

/** The seat that acted, or that the event belongs to, if there is one (-1: the neutral colour). */
export function actorOf(event: GameEvent): number | undefined {
  if ("seat" in event) return event.seat;
  return "owner" in event ? event.owner : undefined;
}

/** All seats that it is about. */
export function seatsOf(event: GameEvent): number[] {
  const one = actorOf(event);
  if (one !== undefined) return [one];
  if ("buyer" in event) return [event.buyer];
  if ("seats" in event) return event.seats;
  if ("owners" in event) return event.owners;
  if ("bidders" in event) return event.bidders;
  return "seller" in event ? [event.seller] : [];
}

/** The events of the last round, which the board of a finished game keeps. */
export const lastRoundOf = <E extends GameEvent>(told: readonly E[]): E[] => told.slice(told.findLastIndex((event) => event.name === "round") + 1);
