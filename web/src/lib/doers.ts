/** Whose doing an event is. */
import type { GameEvent } from "./types";

/** The seat that did something, or whose it is, where it is somebody's (-1: the neutral colour). */
export function doer(event: GameEvent): number | undefined {
  if ("seat" in event) return event.seat;
  return "owner" in event ? event.owner : undefined;
}

/** All seats it is about. */
export function doers(event: GameEvent): number[] {
  const one = doer(event);
  if (one !== undefined) return [one];
  if ("buyer" in event) return [event.buyer];
  if ("seats" in event) return event.seats;
  if ("owners" in event) return event.owners;
  if ("bidders" in event) return event.bidders;
  return "seller" in event ? [event.seller] : [];
}
