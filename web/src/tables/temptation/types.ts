/** The views, events and moves of Temptation. */
import type { TemptationEvent, TemptationMove } from "$lib/generated/temptation";
import type { Happened, Offered } from "$lib/types";

export type { Row, TemptationView } from "$lib/generated/temptation";
export type Happening = Happened<TemptationEvent>;
export type Move = Offered<TemptationMove>;
