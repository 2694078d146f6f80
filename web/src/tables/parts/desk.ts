/** What every part of a table needs to know, provided once as context. */
import { getContext, setContext } from "svelte";
import { NEUTRAL, type SeatLook } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import type { Say } from "$src/shell/i18n.svelte";

export interface Desk {
  readonly say: Say;
  readonly names: string[];
  readonly colours: SeatLook[];
  readonly seat: number | null;
  /** The move that is pointed at or focused. */
  readonly hovered: LegalMove | null;
  pick(move: LegalMove): void;
  hover(move: LegalMove | null): void;
}

const KEY = Symbol("desk");

export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);

/** The look of an owner of dice: a seat, or -1 for the neutral colour. */
export const lookOf = (at: Desk, owner: number): SeatLook => at.colours[owner] ?? NEUTRAL;

/** A message about a seat: "your dice" for the viewing seat, "dice of Ben" for all others. */
export const about = (at: Pick<Desk, "say" | "names" | "seat">, id: string, seat: number, facts: Record<string, string | number> = {}): string =>
  at.say(seat === at.seat ? `${id}.you` : id, { name: at.names[seat] ?? at.say("neutral-colour"), ...facts });

export const nameOf = (at: Desk, owner: number): string => at.names[owner] ?? at.say("neutral-colour");
