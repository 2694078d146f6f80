/** The views, events and moves of Temptation. */
import type { TemptationEvent } from "$src/protocol/generated/temptation";
import type { Happened } from "$src/protocol/types";

export type { Row, TemptationView, TemptationMove as Move } from "$src/protocol/generated/temptation";
export type Happening = Happened<TemptationEvent>;
