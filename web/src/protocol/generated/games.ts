/** Written by `make types` from the structs of the package. Do not edit. */
import type { KragenEvent, KragenMove, KragenView } from "./kragen";
import type { TemptationEvent, TemptationMove, TemptationView } from "./temptation";
import type { ColoursView, Lead, VegasEvent, VegasMove, VegasView } from "./vegas";

/** What a seat may know of a position. */
export type GameView = KragenView | TemptationView | ColoursView | VegasView;

/** Who would get what at a place if it were shared out now. */
export type GameLead = Lead;

/** Something that happened, as a seat may see it. */
export type GameEvent = KragenEvent | TemptationEvent | VegasEvent;

/** A legal move as clients that want words are told it; its `id` is what is sent back. */
export type LegalMove = KragenMove | TemptationMove | VegasMove;
