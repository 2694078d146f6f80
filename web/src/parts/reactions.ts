import type { Reaction } from "$lib/protocol";

/** The signs of the reactions: characters of the reader's own fonts. */
export const reactionSign: Record<Reaction, string> = {
  hello: "👋",
  thanks: "🙏",
  wow: "😮",
  ouch: "😣",
  laugh: "😄",
  think: "🤔",
  hurry: "⏳",
  "well-played": "👏",
};
