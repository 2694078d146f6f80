/** Where a line of a choice may not end: within the name of its place ("Casino 3:") or before its last word ("2 dice"). */
export function withoutBreaks(label: string): string {
  return label.replace(/^(\S+) (\d+\s?:)/, "$1\u00a0$2").replace(/(\d) (\S+)$/, "$1\u00a0$2");
}
