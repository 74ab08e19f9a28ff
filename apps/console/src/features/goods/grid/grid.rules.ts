import type { ConsoleInput } from '@yigou/contract/console';
import type { GridRow } from '@yigou/contract/goods/editor.console';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { type GoodsValues, skuDoubts, skuFaults } from '@yigou/contract/goods/goodsFaults';
import { clearWord, type Names, readTyped, writeTyped } from '@yigou/contract/goods/typedValues';
import type { ColumnKey, GridColumn, GridThing } from './gridColumns.rules';

export type Edits = ConsoleInput<'Goods/Save'>['edits'];

/** What was written, by the thing and its field: `sku 7 listPrice`. A product's stands in all of its rows. */
export type Written = Readonly<Record<string, string>>;

export type Cell = {
  text: string;
  /** What it holds until this is saved; null where nothing was written. */
  before: string | null;
  fault: string;
  doubt: string;
  /** Somebody else's draft changes it too: 周 86.00. */
  other: string;
};
export type Line = {
  skuId: number;
  productId: number;
  skuNo: string;
  specs: string;
  name: string;
  available: number;
  margin: string;
  /** No line of a product is parted from the others. */
  isFirst: boolean;
  cells: Readonly<Record<ColumnKey, Cell>>;
};

const thingKey = (thing: GridThing, row: { skuId: number; productId: number }): string =>
  `${thing} ${thing === 'sku' ? row.skuId : row.productId}`;
export const cellKey = ({ thing, name }: GridColumn, row: { skuId: number; productId: number }): string =>
  `${thingKey(thing, row)} ${name}`;

const emptyCell = { before: null, fault: '', doubt: '', other: '' };

const marginOf = ({ listPrice, cost }: GoodsValues): string =>
  typeof listPrice === 'number' && typeof cost === 'number' && listPrice > 0
    ? `${(((listPrice - cost) * 100) / listPrice).toFixed(1)}%`
    : '';

function othersIn(row: GridRow, { thing, name, field }: GridColumn, names: Names): string {
  const open = row.open.find((each) => each.thing === thing && each.field === name);
  return open ? `${open.who.slice(0, 1)} ${writeTyped(field, open.after, names) || clearWord}` : '';
}

/** The rows as they are, before anybody writes. */
export const plainLines = (rows: readonly GridRow[], columns: readonly GridColumn[], names: Names): Line[] =>
  rows.map((row, at) => ({
    ...{ skuId: row.skuId, productId: row.productId, skuNo: row.skuNo, specs: row.specs, name: row.name },
    available: row.available,
    margin: marginOf(row.sku),
    isFirst: rows[at - 1]?.productId !== row.productId,
    cells: Object.fromEntries(
      columns.map((column) => [
        column.key,
        {
          ...emptyCell,
          text: writeTyped(column.field, row[column.thing][column.name], names),
          other: othersIn(row, column, names),
        },
      ]),
    ),
  }));

/** What was written of one thing: values where they can be read, faults where not. */
type Read = { values: Record<string, unknown>; faults: Record<string, string> };

function readAll(written: Written, columns: readonly GridColumn[], names: Names): Map<string, Read> {
  const byName = new Map(columns.map((column) => [`${column.thing} ${column.name}`, column]));
  const read = new Map<string, Read>();
  for (const [key, text] of Object.entries(written)) {
    const [thing = '', id = '', name = ''] = key.split(' ');
    const column = byName.get(`${thing} ${name}`);
    if (!column) continue;
    const known = read.get(`${thing} ${id}`) ?? { values: {}, faults: {} };
    const typed = readTyped(column.field, text, names);
    if (typed.kind === 'value') known.values[name] = typed.value;
    if (typed.kind === 'fault') known.faults[name] = typed.fault.replace(`${column.field.label}：`, '');
    read.set(`${thing} ${id}`, known);
  }
  return read;
}

export type Judged = {
  lines: Line[];
  edits: Edits;
  /** Cells that are another now, of them those that cannot be. */
  changed: number;
  wrong: number;
  doubtful: number;
  skuCount: number;
  /** How many by the name of the field. */
  byField: [string, number][];
  /** Keys of what was written and is good. */
  goodKeys: string[];
};

type Sets = Partial<Record<GridThing, string[]>>;
type Asked = { columns: readonly GridColumn[]; written: Written; names: Names };
type Touched = {
  own: Read | undefined;
  whole: Read | undefined;
  together: Record<string, string>;
  odd: Record<string, string>;
};

/** One cell with what was written into it; as it is where that changes nothing. */
function judgeCell(row: GridRow, column: GridColumn, plain: Cell, { written, names }: Asked, touched: Touched): Cell {
  const { thing, name, field } = column;
  const of = thing === 'sku' ? touched.own : touched.whole;
  const text = written[cellKey(column, row)];
  const together = thing === 'sku' ? (touched.together[name] ?? '') : '';
  // A rule of several fields may speak at one that nobody touched.
  if (text === undefined || !of) return together ? { ...plain, fault: together } : plain;
  const fault = of.faults[name] ?? together;
  if (!of.faults[name] && isSameValue(of.values[name] ?? null, row[thing][name] ?? null))
    return together ? { ...plain, fault: together } : plain;
  const shown = of.faults[name] || !(name in of.values) ? text : writeTyped(field, of.values[name], names);
  const doubt = !fault && thing === 'sku' ? (touched.odd[name] ?? '') : '';
  return { ...plain, text: shown || clearWord, before: plain.text, fault, doubt };
}

const pick = (from: GoodsValues, fields: readonly string[]) =>
  Object.fromEntries(fields.map((name) => [name, from[name]]));

/** What of a row can be saved; a SKU whose fields do not go together waits as a whole. */
function editsOf(row: GridRow, sets: Sets, { own, whole, together }: Touched): Edits {
  const edits: Edits = [];
  if (sets.product && whole)
    edits.push({
      thing: 'product',
      id: row.productId,
      set: pick(whole.values, sets.product),
      seen: pick(row.product, sets.product),
    });
  if (sets.sku && own && Object.keys(together).length === 0)
    edits.push({ thing: 'sku', id: row.skuId, set: pick(own.values, sets.sku), seen: pick(row.sku, sets.sku) });
  return edits;
}

const noResult = (): Judged => ({
  ...{ lines: [], edits: [], changed: 0, wrong: 0, doubtful: 0, skuCount: 0, byField: [], goodKeys: [] },
});

/** The rows with what was written into them, what is wrong with it, and what it comes to. */
export function judged(
  rows: readonly GridRow[],
  plain: readonly Line[],
  columns: readonly GridColumn[],
  written: Written,
  names: Names,
): Judged {
  const read = readAll(written, columns, names);
  const asked = { columns, written, names };
  const done = new Set<string>();
  const byField = new Map<string, number>();
  const result = noResult();

  /** A cell of a product is counted once, whatever number of rows it stands in. */
  function count(row: GridRow, column: GridColumn, { before, fault, doubt }: Cell, sets: Sets) {
    const key = cellKey(column, row);
    if ((before === null && !fault) || done.has(key)) return;
    done.add(key);
    if (fault) result.wrong += 1;
    if (before === null) return;
    result.changed += 1;
    byField.set(column.field.label, (byField.get(column.field.label) ?? 0) + 1);
    if (doubt) result.doubtful += 1;
    if (!fault) sets[column.thing] = [...(sets[column.thing] ?? []), column.name];
  }

  function judgeRow(row: GridRow, line: Line): Line {
    const [own, whole] = [read.get(thingKey('sku', row)), read.get(thingKey('product', row))];
    if (!own && !whole) return line;
    const values = { ...row.sku, ...own?.values };
    const touched = { own, whole, together: own ? skuFaults(values) : {}, odd: own ? skuDoubts(values, row.sku) : {} };
    const cells: Record<ColumnKey, Cell> = { ...line.cells };
    const sets: Sets = {};
    for (const column of columns) {
      const cell = line.cells[column.key];
      if (!cell) continue;
      const next = judgeCell(row, column, cell, asked, touched);
      cells[column.key] = next;
      count(row, column, next, sets);
    }
    const edits = editsOf(row, sets, touched);
    result.edits.push(...edits);
    for (const edit of edits)
      if ('set' in edit)
        result.goodKeys.push(...Object.keys(edit.set).map((name) => `${edit.thing} ${edit.id} ${name}`));
    if (own && Object.values(cells).some(({ before }) => before !== null)) result.skuCount += 1;
    return { ...line, cells, margin: marginOf(values) };
  }

  result.lines = rows.flatMap((row, at) => {
    const line = plain[at];
    return line ? [judgeRow(row, line)] : [];
  });
  result.byField = [...byField].sort((a, b) => b[1] - a[1]);
  return result;
}

/** What the grid gives back after typing, pasting, filling or deleting, as what is written now. */
export function writtenAfter(
  written: Written,
  before: readonly Line[],
  after: readonly Line[],
  columns: readonly GridColumn[],
): Written {
  const next: Record<string, string> = { ...written };
  after.forEach((line, at) => {
    const old = before[at];
    if (!old || old === line) return;
    for (const column of columns) {
      const [text, was] = [line.cells[column.key]?.text ?? '', old.cells[column.key]];
      if (was && text !== was.text) next[cellKey(column, line)] = text;
    }
  });
  return next;
}

/** What an empty cell means depends on who empties it: a pasted blank leaves, Delete clears where that is possible. */
export const cleared = ({ field }: GridColumn, cell: Cell): string => ('empty' in field ? clearWord : cell.text);

/** The first row of the selection into all below it. */
export function filledDown(
  lines: readonly Line[],
  columns: readonly GridColumn[],
  area: { fromRow: number; toRow: number; fromColumn: number; toColumn: number },
): Line[] {
  const first = lines[area.fromRow];
  const chosen = columns.slice(Math.max(0, area.fromColumn), area.toColumn + 1);
  return lines.map((line, at) => {
    if (!first || at <= area.fromRow || at > area.toRow) return line;
    const cells = { ...line.cells };
    for (const { key } of chosen) {
      const [cell, source] = [cells[key], first.cells[key]];
      if (cell && source) cells[key] = { ...cell, text: source.text };
    }
    return { ...line, cells };
  });
}

/** Of the cells that are selected and hold a number. */
export function sumOf(texts: readonly string[]): { count: number; sum: number; average: number } {
  const numbers = texts
    .map((text) => Number(text.replaceAll(',', '')))
    .filter((each, at) => texts[at] !== '' && Number.isFinite(each));
  const sum = numbers.reduce((total, each) => total + each, 0);
  return { count: texts.length, sum, average: numbers.length > 0 ? sum / numbers.length : 0 };
}

export const withText = (line: Line, { key }: GridColumn, text: string): Line => {
  const cell = line.cells[key];
  return cell ? { ...line, cells: { ...line.cells, [key]: { ...cell, text } } } : line;
};

const hundredfold = 100;

/** What was meant where the point of a price slipped by two places; empty: it did not. */
export function slipMended({ before, text, doubt }: Cell): string {
  if (!doubt || before === null) return '';
  const [was, is] = [before, text].map((each) => Number(each.replaceAll(',', '')));
  if (!was || !is) return '';
  if (is / was >= hundredfold) return (is / hundredfold).toFixed(2);
  return was / is >= hundredfold ? (is * hundredfold).toFixed(2) : '';
}
