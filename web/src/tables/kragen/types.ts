/** The views, events and moves of Um Kopf und Kragen. */
import type { KragenEvent } from "$lib/generated/kragen";
import type { Happened } from "$lib/types";

export type { AuctionView, KragenView, KragenMove as Move } from "$lib/generated/kragen";
export type Happening = Happened<KragenEvent>;
