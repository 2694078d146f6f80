/** What is known about the table itself: who sits there, which seats this browser plays, and where a rematch is. */
import { takePart } from "$src/fairness/seatSecrets";
import type { TableInfo } from "$src/protocol/generated/answers";
import { both, say } from "$src/shell/i18n.svelte";

export class TableFacts {
  table = $state.raw<TableInfo | null>(null);
  /** The seats this browser plays; none for a spectator. */
  mine = $state.raw<number[]>([]);
  hosting = $state(false);
  rematchCode = $state<string | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => seat.name ?? "");
  }

  /** A message about seats that addresses the only person at this browser as "you" ("you and Ben"). */
  tell(id: string, seats: readonly number[], facts: Record<string, string> = {}): string {
    const own = this.mine.length === 1 && seats.includes(this.mine[0]!);
    const names = both(seats.filter((seat) => !own || seat !== this.mine[0]).map((seat) => this.names[seat] ?? ""));
    return say(own ? `${id}.you` : id, { name: names, names, count: seats.length, ...facts });
  }

  /** Take over what the server says about the table, and do the own seats' part for the dice. */
  see(table: TableInfo): void {
    this.table = table;
    void takePart(table, this.mine);
    if (table.rematch) this.rematchCode = table.rematch;
  }

  /** Take the server's time, in milliseconds. */
  setClock(now: number): void {
    this.ahead = now - Date.now();
  }
}
