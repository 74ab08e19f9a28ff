import { quantityMax, quickOrderKeyMaxLength } from '@yigou/contract';

/** A line of the list. `qty` 0: none was given, or it could not be read, and then `note` says so. */
export type ParsedLine = { key: string; qty: number; note: string };

const qtyHeads = /^(采购|订购|需求)?数量|^(qty|quantity|件数|数目)/i;
const keyHeads = /编号|编码|货号|料号|型号|物料|sku|商品|名称|品名/i;

/** `1,200`, `12 盒`, `×3`, `5.0`; undefined when it is no quantity. */
export function readCellQty(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '');
  const digits = plain.match(/^[x×*]?(\d{1,9})(?:\.0+)?(?:\p{Script=Han}|[a-z]){0,3}$/iu)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type Columns = { keys: number[]; qty: number | undefined };

/** Several columns may name the article: numbers come before names. */
function readHead(cells: readonly string[]): Columns | undefined {
  const at = (test: (cell: string) => boolean) => cells.flatMap((cell, index) => (test(cell) ? [index] : []));
  const [qty] = at((cell) => qtyHeads.test(cell));
  const keys = at((cell) => keyHeads.test(cell) && !qtyHeads.test(cell));
  if (keys.length === 0 || cells.some((cell) => readCellQty(cell) !== undefined)) return undefined;
  const numbersFirst = keys.sort((a, b) => Number(/名/.test(cells[a] ?? '')) - Number(/名/.test(cells[b] ?? '')));
  return { keys: numbersFirst, qty };
}

/** `A,1,200` without quotes: the rest is one number with thousands separators. */
function joinThousands(cells: readonly string[]): readonly string[] {
  const [key = '', ...rest] = cells.filter((cell, at) => at === 0 || cell !== '');
  const split =
    rest.length > 1 && /^\d{1,3}$/.test(rest[0] ?? '') && rest.slice(1).every((cell) => /^\d{3}$/.test(cell));
  return split ? [key, rest.join('')] : cells;
}

function pick(cells: readonly string[], head: Columns | undefined): { key: string; qtyText: string } {
  if (head) {
    const key = head.keys.map((at) => cells[at] ?? '').find(Boolean) ?? '';
    return { key, qtyText: head.qty === undefined ? '' : (cells[head.qty] ?? '') };
  }
  const [key = '', ...rest] = joinThousands(cells);
  return { key, qtyText: rest.find((cell) => readCellQty(cell) !== undefined) ?? rest.find(Boolean) ?? '' };
}

function toLine(key: string, qtyText: string): ParsedLine {
  const qty = readCellQty(qtyText);
  const name = key.slice(0, quickOrderKeyMaxLength);
  if (qtyText === '') return { key: name, qty: 0, note: '未填数量，按起订量' };
  if (qty === undefined || qty === 0)
    return { key: name, qty: 0, note: `数量“${qtyText.slice(0, 20)}”无法识别，按起订量` };
  if (qty > quantityMax)
    return { key: name, qty: quantityMax, note: `数量超过 ${quantityMax.toLocaleString('en-US')}，已按上限` };
  return { key: name, qty, note: '' };
}

/** A row that names its columns is read by them; without one the article comes first and the quantity after it. */
export function readLines(rows: readonly (readonly string[])[]): ParsedLine[] {
  const filled = rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean));
  const head = filled[0] && readHead(filled[0]);
  return (head ? filled.slice(1) : filled).flatMap((cells) => {
    const { key, qtyText } = pick(cells, head);
    return key ? [toLine(key, qtyText)] : [];
  });
}
