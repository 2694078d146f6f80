/** A refusal by the server, with a code and a sentence for the player. */
export class Rejected extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(sentence);
  }
}
