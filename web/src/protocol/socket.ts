/** One connection to the server that reconnects by itself until it is closed. */
import type { Reply } from "$src/protocol/generated/answers";
import type { Message } from "$src/protocol/generated/requests";
import { url } from "$src/shell/basePath";

export type Link = "connecting" | "open" | "lost";

export interface Listener {
  /** Builds the greeting; called again for every connection. */
  hello: () => Message;
  message: (message: Reply) => void;
  link: (link: Link) => void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const LONGEST_WAIT = 5_000;

/** How long to wait before the n-th attempt to reconnect, in milliseconds. */
export function patience(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, 250 * 2 ** attempt) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: Listener) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send if connected; the listener repeats what must not be lost after its next welcome. */
  send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    this.stopWaiting();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(1000);
    else socket?.close(1000);
  }

  private open(): void {
    this.listener.link("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${url("/api/ws")}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.listener.link("open");
      socket.send(JSON.stringify(this.listener.hello()));
      this.beat = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Reply;
      if (message.t === "pong") clearTimeout(this.overdue);
      this.listener.message(message);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.stopWaiting();
      if (this.closed) return;
      this.listener.link("lost");
      this.again = setTimeout(() => this.open(), patience(this.attempt, Math.random()));
      this.attempt += 1;
    };
  }

  private ping(): void {
    if (!this.send({ t: "ping", id: "beat" })) return;
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.drop(), PONG_WITHIN);
  }

  /** The server is silent: drop this socket at once instead of waiting for the network to notice. */
  private drop(): void {
    const silent = this.socket;
    if (!silent) return;
    silent.onclose?.(new CloseEvent("close"));
    silent.onclose = null;
    silent.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.again);
    this.attempt = 0;
    this.open();
  };

  private stopWaiting(): void {
    clearTimeout(this.again);
    clearTimeout(this.overdue);
    clearInterval(this.beat);
  }
}
