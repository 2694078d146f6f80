/** The lessons written by the build: a list, and one file per language with all of them. */
import type { Language, LessonInfo, LessonPage } from "$src/protocol/generated/answers";

const listed = import.meta.glob<LessonInfo[]>("../scenes/made/lessons/index.json", { eager: true, import: "default" });
const files = import.meta.glob<string>(["../scenes/made/lessons/*.json", "!**/index.json"], { query: "?url", eager: true, import: "default" });
const fetched = new Map<Language, Promise<Record<string, LessonPage>>>();

export const LESSONS: readonly LessonInfo[] = Object.values(listed)[0] ?? [];

async function fetchBook(language: Language): Promise<Record<string, LessonPage>> {
  const answer = await fetch(files[`../scenes/made/lessons/${language}.json`]!);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Record<string, LessonPage>;
}

export async function fetchLesson(name: string, language: Language): Promise<LessonPage> {
  const book = fetched.get(language) ?? fetchBook(language);
  fetched.set(language, book);
  book.catch(() => fetched.delete(language));
  return (await book)[name]!;
}
