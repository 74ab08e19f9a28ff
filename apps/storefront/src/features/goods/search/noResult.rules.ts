/** Words that may find more when all of them together found nothing. */
export function shorterWords(keyword: string): string[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  if (words.length > 1) return [...new Set([words.slice(0, -1).join(' '), ...words])].slice(0, 4);
  const signs = Array.from(keyword);
  if (signs.length < 4) return [];
  const half = Math.ceil(signs.length / 2);
  return [...new Set([signs.slice(0, half).join(''), signs.slice(half).join('')])];
}
