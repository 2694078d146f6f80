/** The games of this browser: those its cookie holds, and those opened by a private link. */
import * as api from "$src/protocol/api";
import type { YourTable } from "$src/protocol/generated/answers";
import { codesWithTokens } from "$src/protocol/seatTokens";

/** How many links are looked up; each is a request. */
const LINKS = 12;

class MyGames {
  tables = $state.raw<YourTable[]>([]);

  /** Fetch them again; without a server the last known list stays. */
  async fetch(): Promise<void> {
    try {
      const held = (await api.myTables()).tables.map((one) => one.table);
      const codes = codesWithTokens().filter((code) => !held.some((table) => table.code === code));
      const linked = await Promise.allSettled(codes.slice(-LINKS).map(api.oneTable));
      const more = linked.flatMap((one) => (one.status === "fulfilled" && one.value.yours?.length ? one.value : []));
      this.tables = [...held, ...more];
    } catch {
      return;
    }
  }
}

export const myGames = new MyGames();

/** Games where it is the player's turn first, then the other running ones, each group latest first. */
export function running(tables: readonly YourTable[]): YourTable[] {
  const turn = (table: YourTable): number => Number(isMyTurn(table));
  return tables.filter((table) => table.state !== "over").sort((one, other) => turn(other) - turn(one) || (other.since ?? other.created) - (one.since ?? one.created));
}

export function finished(tables: readonly YourTable[]): YourTable[] {
  return tables.filter((table) => table.state === "over").sort((one, other) => (other.ended ?? 0) - (one.ended ?? 0));
}

export function isMyTurn(table: YourTable): boolean {
  return table.waiting.some((seat) => table.yours?.includes(seat));
}
