/** The connection to one table: whether it is open, and the greeting that makes the server send everything again. */
import type { Reply } from "$src/protocol/generated/answers";
import type { Message } from "$src/protocol/generated/requests";
import { Connection, type Link } from "$src/protocol/socket";

export class TableConnection {
  link = $state<Link>("connecting");
  private readonly connection: Connection;

  constructor(
    private readonly greeting: () => Message,
    hear: (message: Reply) => void,
  ) {
    this.connection = new Connection({ hello: greeting, message: hear, link: (link) => (this.link = link) });
  }

  send(message: Message): void {
    this.connection.send(message);
  }

  greet(): void {
    this.send(this.greeting());
  }

  close(): void {
    this.connection.close();
  }
}
