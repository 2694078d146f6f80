/** Prevents line breaks inside the name of a choice's place ("Casino 3:") and before its last word ("2 dice"). */
export function withoutBreaks(label: string): string {
  return label.replace(/^(\S+) (\d+\s?:)/, "$1\u00a0$2").replace(/(\d) (\S+)$/, "$1\u00a0$2");
}
