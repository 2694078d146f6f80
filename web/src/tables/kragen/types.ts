/** The views, events and moves of Um Kopf und Kragen. */
import type { KragenEvent, KragenMove } from "$lib/generated/kragen";
import type { Happened, Offered } from "$lib/types";

export type { AuctionView, KragenView } from "$lib/generated/kragen";
export type Happening = Happened<KragenEvent>;
export type Move = Offered<KragenMove>;
