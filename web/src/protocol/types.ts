/** What the generated types leave open: an event with its words, a view with what is told beside it, the value of an option. */
import type { GameEvent, GameLead, GameView } from "./generated/games";

/** An event with its sentence, in the player's language; that is empty for what is not worth a line. */
export type Happened<E extends GameEvent = GameEvent> = E & { text?: string };

/** A view, and who would get what if it were shared out now, where a game has that. */
export type Seen<V extends GameView = GameView> = V & { leads?: GameLead[] | undefined };

/** What an option can be set to, by its kind. */
export type OptionValue = boolean | number | string | (string | number | number[])[] | Record<string, number>;
