/** Seat tokens that came by a private link. Seats taken in this browser need none: its cookie holds them. */

const KEY = "flambeur.tickets";
type Tickets = Record<string, { seat: number | null; token: string }[]>;

function read(): Tickets {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Tickets) : {};
  } catch {
    return {};
  }
}

let tickets: Tickets = read();

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tickets));
  } catch {
    return;
  }
}

/** The token of a private link: `#seat=TOKEN`. */
export function tokenInHash(hash: string): string | null {
  const found = /^#?seat=([A-Za-z0-9_.~-]{8,200})$/.exec(hash);
  return found?.[1] ?? null;
}

export function addTicket(code: string, token: string, seat: number | null = null): void {
  const others = (tickets[code] ?? []).filter((ticket) => ticket.token !== token && (seat === null || ticket.seat !== seat));
  tickets = { ...tickets, [code]: [...others, { seat, token }] };
  keep();
}

/** The tables that private links of this browser lead to, the oldest first. */
export function ticketCodes(): string[] {
  return Object.keys(tickets);
}

export function dropTickets(code: string): void {
  const { [code]: _, ...rest } = tickets;
  tickets = rest;
  keep();
}

export function tokensFor(code: string): string[] {
  return (tickets[code] ?? []).map((ticket) => ticket.token);
}

/** The token that speaks for a seat, if this browser came by link. */
export function tokenFor(code: string, seat: number | null = null): string | null {
  const own = tickets[code] ?? [];
  return (own.find((ticket) => ticket.seat === seat) ?? own[0])?.token ?? null;
}
