/** Seat tokens from private links. Seats taken in this browser need none: its cookie holds them. */

const KEY = "flambeur.tickets";
type SeatTokens = Record<string, { seat: number | null; token: string }[]>;

function read(): SeatTokens {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as SeatTokens) : {};
  } catch {
    return {};
  }
}

let tokens: SeatTokens = read();

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tokens));
  } catch {
    return;
  }
}

/** The token of a private link: `#seat=TOKEN`. */
export function tokenInHash(hash: string): string | null {
  const found = /^#?seat=([A-Za-z0-9_.~-]{8,200})$/.exec(hash);
  return found?.[1] ?? null;
}

export function keepToken(code: string, token: string, seat: number | null = null): void {
  const others = (tokens[code] ?? []).filter((one) => one.token !== token && (seat === null || one.seat !== seat));
  tokens = { ...tokens, [code]: [...others, { seat, token }] };
  keep();
}

/** The tables that were opened in this browser by private links, oldest first. */
export function codesWithTokens(): string[] {
  return Object.keys(tokens);
}

export function dropTokens(code: string): void {
  const { [code]: _, ...rest } = tokens;
  tokens = rest;
  keep();
}

export function tokensFor(code: string): string[] {
  return (tokens[code] ?? []).map((one) => one.token);
}

/** The token that authorises a seat, if this browser opened it by a private link. */
export function tokenFor(code: string, seat: number | null = null): string | null {
  const own = tokens[code] ?? [];
  return (own.find((one) => one.seat === seat) ?? own[0])?.token ?? null;
}
