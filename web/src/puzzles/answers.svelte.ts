/** The player's answers to puzzles; stored in this browser. */
import { streak } from "./days";

const KEY = "flambeur.puzzles";

export interface Answered {
  move: string;
  right: boolean;
  /** The day when the puzzle was the puzzle of the day and was answered. */
  day?: string;
}

const name = (game: string, number: number): string => `${game}/${number}`;

function read(): Record<string, Answered> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Answered> | null>;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([puzzle, answer]) => {
        if (typeof answer?.move !== "string") return [];
        const day = typeof answer.day === "string" && /^\d{4}-\d\d-\d\d$/.test(answer.day) ? { day: answer.day } : {};
        return [[puzzle, { move: answer.move, right: answer.right === true, ...day }]];
      }),
    );
  } catch {
    return {};
  }
}

class Answers {
  private kept = $state.raw(read());

  of(game: string, number: number): Answered | undefined {
    return this.kept[name(game, number)];
  }

  /** Store an answer; only the first one counts. */
  give(game: string, number: number, answer: Answered): void {
    if (this.of(game, number)) return;
    this.kept = { ...read(), ...this.kept, [name(game, number)]: answer };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      return;
    }
  }

  /** The number of days in a row on which a puzzle of the day was solved. */
  streak(today: string): number {
    return streak(
      Object.values(this.kept).flatMap(({ right, day }) => (right && day ? [day] : [])),
      today,
    );
  }

  /** The number of solved puzzles of a game. */
  solved(game: string): number {
    return Object.entries(this.kept).filter(([puzzle, answer]) => puzzle.startsWith(`${game}/`) && answer.right).length;
  }
}

export const answers = new Answers();
