import { quantityMax } from '@yigou/contract/goods/catalog.terms';
import { quickOrderKeyMaxLength } from '@yigou/contract/trade/quickOrder.terms';

/**
 * A line of the list. `row` is its number in the sheet, as Excel counts. `qty` 0: none was given, or what was given is
 * none, and then `fault` says why.
 */
export type ParsedLine = { row: number; key: string; qty: number; fault: string };

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

/** Nobody but the buyer knows how many they meant: a quantity that makes no sense is asked for, never made up. */
function qtyFault(text: string): string {
  const said = `数量“${text.slice(0, 20)}”`;
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '');
  if (/^[-−]/.test(plain)) return `${said}不能为负`;
  const qty = readCellQty(text);
  if (qty === undefined) return /^\d+\.\d+/.test(plain) ? `${said}不是整数` : `${said}无法识别`;
  if (qty === 0) return '数量不能为 0';
  return qty > quantityMax ? `${said}超过上限 ${quantityMax.toLocaleString('en-US')}` : '';
}

function toLine(row: number, key: string, qtyText: string): ParsedLine {
  const fault = qtyText === '' ? '' : qtyFault(qtyText);
  const qty = fault ? 0 : (readCellQty(qtyText) ?? 0);
  return { row, key: key.slice(0, quickOrderKeyMaxLength), qty, fault };
}

/** A row that names its columns is read by them; without one the article comes first and the quantity after it. */
export function readLines(rows: readonly (readonly string[])[]): ParsedLine[] {
  const filled = rows
    .map((cells, at) => ({ row: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  const head = filled[0] && readHead(filled[0].cells);
  return (head ? filled.slice(1) : filled).flatMap(({ row, cells }) => {
    const { key, qtyText } = pick(cells, head);
    return key ? [toLine(row, key, qtyText)] : [];
  });
}
