/** A rule as it is read: which other rules it names, and which of its words are looked for. */

export interface Piece {
  text: string;
  /** The rule that these letters name. */
  rule?: string;
  /** Whether it is what somebody looks for. */
  found?: boolean;
}

const RULE = /(?<![\p{L}\p{N}])[A-Z]\d{1,2}(?![\p{L}\p{N}])/gu;

/** The words of a rule with the rules it names cut out, as links are made of them. */
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

/** Letters as they are compared: no case, no accents, and every blank is the same. One letter for each of the text. */
export const plain = (text: string): string =>
  [...text].map((letter) => (/\s/u.test(letter) ? " " : (letter.normalize("NFD")[0] ?? letter).toLowerCase()[0]!)).join("");

/** The pieces once more, with every place marked where the wanted words stand. */
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

/** Whether a rule is meant: by its number, or because all the wanted words stand in it. */
export function isMeant(rule: { id: string; title: string; text: string; box?: string; ruling?: string }, wanted: string): boolean {
  const word = plain(wanted.trim());
  if (/^[a-z]\d{1,2}$/.test(word)) return rule.id.toLowerCase() === word;
  return plain(`${rule.title}\n${rule.box ?? ""}\n${rule.text}\n${rule.ruling ?? ""}`).includes(word);
}
