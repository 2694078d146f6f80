/** The pictures of "how to play": `StepPicture.svelte`, next to the drawing of a kind of table. */
import type { Component } from "svelte";
import { kindOfScreen } from "$src/tables/kinds";
import type { ScreenName } from "$src/tables/tableKind";

export interface StepProps {
  screen: ScreenName;
  step: number;
}

const drawn = import.meta.glob<{ default: Component<StepProps> }>("../tables/*/StepPicture.svelte", { eager: true });

/** Null for a screen without a picture: its words are enough. */
export const stepPictureOf = (screen: ScreenName): Component<StepProps> | null => drawn[`../tables/${kindOfScreen(screen)}/StepPicture.svelte`]?.default ?? null;
