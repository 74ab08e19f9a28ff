/** The search names them in small letters; they are shown as they were typed. */
function asTyped(typed: string, word: string): string {
  const at = typed.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? word : typed.slice(at, at + word.length);
}

/** Words that nothing was found for: `“M99”、“红色”`. What was typed comes first in `typed`, what was searched instead after it. */
export const quoteMissing = (typed: string, missing: readonly string[]): string =>
  missing.map((word) => `“${asTyped(typed, word)}”`).join('、');
