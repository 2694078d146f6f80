/** Asks the server for all that has happened at a table, for as long as the answer is wanted. */
import * as api from "$src/protocol/api";
import type { Chapter } from "$src/protocol/generated/answers";
import { retry } from "$src/protocol/retry";

export class StoryReader {
  /** How often the story has been asked for: only the last answer counts. */
  private asked = 0;

  constructor(private readonly code: string) {}

  /** The story as a seat is told it, `you` where a single person looks. */
  async read(seat: () => number | null, you: boolean, tell: (chapters: Chapter[]) => void): Promise<void> {
    const asked = ++this.asked;
    const wanted = (): boolean => asked === this.asked;
    try {
      const chapters = await retry(() => api.story(this.code, seat(), you), wanted);
      if (wanted()) tell(chapters);
    } catch {
      return; // the log is only shorter
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.asked += 1;
  }
}
