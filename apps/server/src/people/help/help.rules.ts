const around = 30;

/** A few words before and after the hit; the beginning when only the title holds it. */
export function excerptOf(plain: string, word: string): string {
  const at = plain.toLowerCase().indexOf(word.toLowerCase());
  const from = at < 0 ? 0 : Math.max(0, at - around);
  const to = at < 0 ? around * 3 : at + word.length + around * 2;
  return `${from > 0 ? '…' : ''}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`;
}
