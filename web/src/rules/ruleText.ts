/** A rule as displayed: which other rules it mentions, and which of its words match the search. */

export interface Piece {
  text: string;
  /** The rule that this text refers to. */
  rule?: string;
  /** Whether it matches the search. */
  found?: boolean;
}

const RULE = /(?<![\p{L}\p{N}])[A-Z]\d{1,2}(?![\p{L}\p{N}])/gu;

/** The text of a rule split at the rules it mentions, so that these become links. */
export function references(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: rule, index } of text.matchAll(RULE)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: rule, rule });
    from = index + rule.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Letters as compared: without case and accents, every blank the same. One letter for each letter of the text. */
export const plain = (text: string): string =>
  [...text].map((letter) => (/\s/u.test(letter) ? " " : (letter.normalize("NFD")[0] ?? letter).toLowerCase()[0]!)).join("");

/** The pieces again, with every match of the search words marked. */
export function marked(pieces: readonly Piece[], wanted: string): Piece[] {
  const word = plain(wanted.trim());
  if (!word) return [...pieces];
  return pieces.flatMap((piece) => {
    const letters = [...piece.text];
    const known = plain(piece.text);
    const cut: Piece[] = [];
    let from = 0;
    for (let at = known.indexOf(word); at >= 0; at = known.indexOf(word, at + word.length)) {
      if (at > from) cut.push({ ...piece, text: letters.slice(from, at).join("") });
      cut.push({ ...piece, text: letters.slice(at, at + word.length).join(""), found: true });
      from = at + word.length;
    }
    if (from < letters.length) cut.push({ ...piece, text: letters.slice(from).join("") });
    return cut;
  });
}

/** Whether a rule matches: by its number, or because it contains all search words. */
export function isMeant(rule: { id: string; title: string; text: string; box?: string; ruling?: string }, wanted: string): boolean {
  const word = plain(wanted.trim());
  if (/^[a-z]\d{1,2}$/.test(word)) return rule.id.toLowerCase() === word;
  return plain(`${rule.title}\n${rule.box ?? ""}\n${rule.text}\n${rule.ruling ?? ""}`).includes(word);
}
