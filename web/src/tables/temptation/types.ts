/** The views, events and moves of Temptation. */
import type { TemptationEvent } from "$lib/generated/temptation";
import type { Happened } from "$lib/types";

export type { Row, TemptationView, TemptationMove as Move } from "$lib/generated/temptation";
export type Happening = Happened<TemptationEvent>;
