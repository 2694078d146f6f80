/** What the generated types leave open: events with their sentences, views with their extra data, option values. */
import type { GameEvent, GameLead, GameView } from "./generated/games";

/** An event with its sentence in the player's language; empty if it is not worth a line. */
export type Happened<E extends GameEvent = GameEvent> = E & { text?: string };

/** A view, and, for games that have it, who would get what if it were paid out now. */
export type Seen<V extends GameView = GameView> = V & { leads?: GameLead[] | undefined };

/** The possible values of an option, by its kind. */
export type OptionValue = boolean | number | string | (string | number | number[])[] | Record<string, number>;
