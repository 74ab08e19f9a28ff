/** Text of a table → its cells. Quotes may hold separators and line breaks, as Excel writes them. */
function splitCells(text: string, separator: RegExp): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === '\n') endRow();
    else if (separator.test(sign)) endCell();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** `得力 订书机 10`: the last word is a quantity where it can be one. */
const splitWords = (line: string): string[] => {
  const [, key, qty] = line.trim().match(/^(.*\S)\s+(-?[x×*]?\d[\d,]{0,6}\D{0,3})$/u) ?? [];
  return key && qty ? [key, qty] : [line.trim()];
};

/** Tabs as Excel copies them, else commas, else blanks. Full-width signs count as plain ones. */
export function readCells(text: string): string[][] {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFKC');
  const rows = plain.includes('\t') ? splitCells(plain, /\t/) : splitCells(plain, /[,;]/);
  return rows.map((cells) => (cells.length === 1 ? splitWords(cells[0] ?? '') : cells));
}

/** UTF-8 where it is; otherwise what Chinese Excel writes. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * What a sheet shows in a cell. Days are kept there as fractions without a zone, and numbers with more digits than are
 * shown, so both are rounded to what a person wrote.
 */
export function cellText(cell: unknown): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number.isInteger(cell) ? cell : Number(cell.toPrecision(15)));
  if (!(cell instanceof Date)) return String(cell).normalize('NFKC');
  const text = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return text.replace(/ 00:00:00$/, '');
}
