export const historyMost = 10;

/** The newest first, each word once. */
export function withWord(words: readonly string[], searched: string): string[] {
  const word = searched.trim();
  if (!word) return [...words];
  return [word, ...words.filter((each) => each !== word)].slice(0, historyMost);
}

/** What was stored, or nothing where it is not what this version stores. */
export function readWords(stored: string | null): string[] {
  try {
    const words: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(words)) return [];
    return words.filter((word) => typeof word === 'string' && word !== '').slice(0, historyMost);
  } catch {
    return [];
  }
}
