/** The views, events and moves of Um Kopf und Kragen. */
import type { KragenEvent } from "$src/protocol/generated/kragen";
import type { Happened } from "$src/protocol/types";

export type { AuctionView, KragenView, KragenMove as Move } from "$src/protocol/generated/kragen";
export type Happening = Happened<KragenEvent>;
