type Piece = { text: string; hit: boolean; at: number };

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words that were searched for. It gives text, never markup, so nothing in it can run. */
export function splitByWords(text: string, search: string): Piece[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text ? [{ text, hit: false, at: 0 }] : [];
  // Longest first: where one word begins another, the longer is the better mark.
  const any = new RegExp(
    `(${words
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`,
    'gi',
  );
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, part] of text.split(any).entries()) {
    if (part) pieces.push({ text: part, hit: index % 2 === 1, at });
    at += part.length;
  }
  return pieces;
}
