/** Fetches all that has happened at a table, until the answer is no longer wanted. */
import * as api from "$src/protocol/api";
import type { Chapter } from "$src/protocol/generated/answers";
import { retry } from "$src/protocol/retry";

export class StoryReader {
  /** How often the story was requested: only the last answer counts. */
  private asked = 0;

  constructor(private readonly code: string) {}

  /** Read the story as a seat sees it; `you` if a single person looks. */
  async read(seat: () => number | null, you: boolean, tell: (chapters: Chapter[]) => void): Promise<void> {
    const asked = ++this.asked;
    const wanted = (): boolean => asked === this.asked;
    try {
      const chapters = await retry(() => api.story(this.code, seat(), you), wanted);
      if (wanted()) tell(chapters);
    } catch {
      return; // the log is just shorter
    }
  }

  /** The page was left: ignore later answers. */
  stop(): void {
    this.asked += 1;
  }
}
