/** The puzzles written by the build: a list, and a file for each game and language. */
import type { Language, PuzzleIndex, PuzzlePage } from "$src/protocol/generated/answers";
import { words } from "$src/shell/i18n.svelte";
import { numberOfDay } from "./days";

const listed = import.meta.glob<PuzzleIndex>("../scenes/made/puzzles/index.json", { eager: true, import: "default" });
const files = import.meta.glob<string>(["../scenes/made/puzzles/*.json", "!**/index.json"], { query: "?url", eager: true, import: "default" });
const fetched = new Map<string, Promise<PuzzlePage[]>>();
const index = Object.values(listed)[0];

export type Shelf = PuzzleIndex["shelves"][number];
export const SHELVES: readonly Shelf[] = index?.shelves ?? [];

export const shelfOf = (game: string): Shelf | undefined => SHELVES.find((one) => one.game === game);

/** The number of the puzzle of a day. */
export const ofDay = (shelf: Shelf, day: string): number => numberOfDay(shelf.difficulties.length, index!.first, day);

async function fetchBook(file: string): Promise<PuzzlePage[]> {
  const answer = await fetch(files[`../scenes/made/puzzles/${file}.json`]!);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as PuzzlePage[];
}

export async function fetchPuzzle(game: string, number: number, language: Language): Promise<PuzzlePage> {
  const file = `${game}-${language}`;
  const book = fetched.get(file) ?? fetchBook(file);
  fetched.set(file, book);
  book.catch(() => fetched.delete(file));
  return (await book)[number - 1]!;
}

/** The name of a game in the language of the page. */
export const titleOf = (shelf: Shelf): string => shelf.titles[words.language] ?? shelf.game;

/** What to solve next: what is left of today, then the next unsolved puzzle of the same game. */
export function following(shelf: Shelf, number: number, today: string, done: (game: string, number: number) => boolean): { game: string; number: number } | null {
  const todays = SHELVES.map((one) => ({ game: one.game, number: ofDay(one, today) }));
  const was = todays.some((one) => one.game === shelf.game && one.number === number);
  const left = was ? todays.find((one) => !done(one.game, one.number)) : undefined;
  if (left) return left;
  const all = shelf.difficulties.length;
  for (let step = 1; step < all; step += 1) {
    const one = ((number - 1 + step) % all) + 1;
    if (!done(shelf.game, one)) return { game: shelf.game, number: one };
  }
  return null;
}
