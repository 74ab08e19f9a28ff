/** The small pieces of what people write in a cell: digits, sums of money, lists. Knows no field. */

const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;

/** Without what cannot be seen, line ends as one kind, nothing around it. */
export const tidy = (text: string): string => text.replace(invisible, '').replace(/\r\n?/g, '\n').trim();

/** １２ as 12, ￥ as ¥, ： as :, a hard blank as a blank. */
export const narrowed = (text: string): string => tidy(text.normalize('NFKC')).replace(/−/g, '-');

const plainNumber = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;
/** A sheet keeps 0.3 as 0.30000000000000004. */
const sheetDigits = 9;

type Decimal = { sign: -1 | 1; whole: string; decimals: string };

function readDecimal(text: string): Decimal | null {
  const [, sign, whole = '', decimals = ''] = plainNumber.exec(text) ?? [];
  if (whole === '') return null;
  return { sign: sign === '-' ? -1 : 1, whole: whole.replaceAll(',', ''), decimals: decimals.replace(/0+$/, '') };
}

/** In units of 10⁻ᵖˡᵃᶜᵉˢ; null where it is no number, or one with more places than that. */
export function readScaled(text: string, places: number): number | null {
  const read = readDecimal(text);
  if (!read) return null;
  const { sign, whole, decimals } = read;
  if (decimals.length > places && decimals.length < sheetDigits) return null;
  const scaled = Number(`${whole}${decimals.slice(0, places).padEnd(places, '0')}`);
  if (decimals.length <= places) return noMinusZero(sign * scaled);
  const nearest = Math.round(Number(`${whole}.${decimals}`) * 10 ** places);
  const isAsGood = Math.abs(Number(`${whole}.${decimals}`) * 10 ** places - nearest) < 1e-6;
  return isAsGood ? noMinusZero(sign * nearest) : null;
}

const noMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** ¥1,234.50 · 1234.5元 · RMB 12 as 分. A price per something (12 元/箱) is none: nobody knows of which unit. */
export function readMoney(text: string): number | null {
  const bare = narrowed(text)
    .replace(/^([+-]?)\s*(?:¥|RMB|CNY|人民币)\s*/i, '$1')
    .replace(/\s*(?:元整?|圆|RMB|CNY)$/i, '');
  return readScaled(bare, 2);
}

/** Where letters stand that nothing between straight quotes hides; a quote opens at the start of a part only. */
function marksIn(text: string, marks: string, alsoStarts = ''): number[] {
  const found: number[] = [];
  let atStart = true;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quoted) {
      if (letter !== '"') continue;
      if (text[at + 1] === '"') at++;
      else quoted = false;
    } else if (letter === '"' && atStart) quoted = true;
    else if (marks.includes(letter)) found.push(at);
    atStart = marks.includes(letter) || alsoStarts.includes(letter) || (atStart && letter.trim() === '');
  }
  // A quote that nobody closes hides nothing: 5" is five inches.
  return quoted ? text.split('').flatMap((letter, at) => (marks.includes(letter) ? [at] : [])) : found;
}

/** Parts of a list; one between straight quotes may hold what parts the others. */
export function splitList(text: string, marks: string, alsoStarts = ''): string[] {
  const ends = [...marksIn(text, marks, alsoStarts), text.length];
  return ends.map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end).trim()).filter(Boolean);
}

/** Before and after the first of the marks; null where there is none. */
export function cutAt(text: string, marks: string): [string, string] | null {
  const [at] = marksIn(text, marks);
  return at === undefined ? null : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

const isQuoted = (part: string): boolean => /^"(?:[^"]|"")*"$/s.test(part);

export const unquoted = (part: string): string => (isQuoted(part) ? part.slice(1, -1).replaceAll('""', '"') : part);

/** As `splitList` and `unquoted` read it again; so is a word of which a cell means something else. */
export const quotedWhere = (part: string, marks: string, reserved: readonly string[] = []): string =>
  part !== part.trim() ||
  part.includes('"') ||
  reserved.includes(part) ||
  [...part].some((letter) => marks.includes(letter))
    ? `"${part.replaceAll('"', '""')}"`
    : part;
