/** The action cards: their drawings (on 48 × 48), their names, and the signs of their effects on seats. */
import type { Say } from "$src/shell/i18n.svelte";
import { about, type Desk } from "$src/tables/parts/desk";

const ICONS: Readonly<Record<string, string>> = {
  tie: "M10 18h28M10 30h28M14 40L34 8",
  reroll: "M38 18A16 16 0 1 0 40 28M40 8v11H29M20 20h10v10H20z",
  casinos: "M6 40V22l9-8 9 8v18zM24 40V16l9-8 9 8v24zM13 40v-9h4v9M31 40v-9h4v9",
  back: "M20 10L8 22l12 12M9 22h19q12 0 12 12v4",
  double: "M6 18h17v17H6zM25 12h17v17H25zM14.500 26.400v.2M33.500 20.400v.2",
  early: "M24 10a16 16 0 1 1 0 32 16 16 0 0 1 0-32M24 17v10l7 4M19 5h10",
  three: "M6 12h26v12H6zM11 19h26v12H11zM16 26h26v12H16z",
  swap: "M8 17h30l-7-8M40 31H10l7 8",
  pass: "M10 8l14 16-14 16M24 8l14 16-14 16",
  next: "M10 8l14 16-14 16M24 8l14 16-14 16",
  flip: "M10 26h16v16H10zM14 16q4-10 16-9 10 1 10 15l4-5M40 22l-5-4",
  more: "M6 22h20v20H6zM36 6v20M26 16h20",
  joker: "M10 36l-5-22 12 9 7-15 7 15 12-9-5 22zM10 42h28",
};
const STAR = "M24 6l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z";

export const cardIcon = (card: string): string => ICONS[card] ?? STAR;
const BADGES: Readonly<Record<string, string>> = { casinos: "2×", tie: "=" };

/** A text, or nothing if it does not exist. */
function said(say: Say, id: string): string | null {
  const words = say(id);
  return words === id ? null : words;
}

/** The name of a card; for one without texts, its name in the rules. */
export const cardName = (say: Say, card: string): string => said(say, `table-card-${card}`) ?? card;
export const badge = (card: string): string => BADGES[card] ?? "★";

/** The effect that an open card will have, and whose card it is. */
export function markWords(at: Desk, card: string, holder = -1): string {
  const id = `table-mark-${card}`;
  const words = about(at, id, holder);
  return words.startsWith(id) ? cardName(at.say, card) : words;
}
