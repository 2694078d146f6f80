/** How far the player got in each lesson; stored in this browser. */

const KEY = "flambeur.lessons";

interface Step {
  /** The number of the sentence where the player stopped. */
  at: number;
  done: boolean;
}

function read(): Record<string, Step> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(kept as Record<string, Partial<Step> | null>).map(([name, step]) => [name, { at: Math.max(0, Math.floor(Number(step?.at) || 0)), done: step?.done === true }]),
    );
  } catch {
    return {};
  }
}

class Progress {
  private steps = $state.raw(read());

  of(name: string): Step {
    return this.steps[name] ?? { at: 0, done: false };
  }

  /** Record that a sentence was reached; a lesson once finished stays finished. */
  reach(name: string, at: number, done = false): void {
    this.steps = { ...this.steps, [name]: { at, done: done || this.of(name).done } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.steps));
    } catch {
      return;
    }
  }
}

export const lessonProgress = new Progress();
