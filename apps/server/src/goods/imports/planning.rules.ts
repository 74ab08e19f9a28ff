import { type Field, fields } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import type { ImportFault } from '@yigou/contract/goods/imports.console';
import {
  importExtras,
  refusedTarget,
  type TargetField,
  targetField,
  targetLabel,
} from '@yigou/contract/goods/imports.terms';
import { splitList, unquoted } from '@yigou/contract/goods/typedParts';
import { type Names, readTyped } from '@yigou/contract/goods/typedValues';
import type { Edit } from '../changeSets/edits.rules';

type Values = Record<string, unknown>;

/** A row as it is looked at: what the sheet says, by target, and whose row it is. */
export type SheetRow = {
  rowNo: number;
  texts: Readonly<Record<string, string>>;
  skuNo: string;
  skuId: number | null;
  productId: number | null;
  sameAs: number | null;
  accepted: readonly string[];
};

/** One thing that rows want, and which rows do. */
export type PlannedEdit = { edit: Edit; rowNos: number[] };
export type Plan = { edits: PlannedEdit[]; faults: Map<number, ImportFault[]> };

export const faultOf = (to: string, fault: string, more: Partial<ImportFault> = {}): ImportFault => ({
  ...{ to, fault, offers: [], unknown: [] },
  ...more,
});

type Read = { product: Values; sku: Values; faults: ImportFault[] };

const onHandField: Field = {
  label: importExtras.onHand.label,
  rule: { kind: 'number', least: 0, most: 10_000_000 },
  concerns: [],
};

const listMarks = '、,，;；|\n';

/** What the sheet names and nobody here knows. */
function unknownIn({ rule }: Field, text: string, names: Names): string[] {
  if (rule.kind !== 'reference' && rule.kind !== 'references') return [];
  const parts = rule.kind === 'reference' ? [text.trim()] : splitList(text, listMarks).map(unquoted);
  return parts.filter((part) => names.idsOf(rule.to, part).length === 0);
}

function readCell(target: TargetField, to: string, text: string, names: Names, read: Read): void {
  const typed = readTyped(target.field, text, names);
  if (typed.kind === 'value') read[target.thing][target.name] = typed.value;
  if (typed.kind === 'fault')
    read.faults.push(faultOf(to, typed.fault, { unknown: unknownIn(target.field, text, names) }));
}

/** Every cell of a row, read by the field it goes to; an empty one says nothing. */
function readRow(texts: Readonly<Record<string, string>>, names: Names): Read {
  const read: Read = { product: {}, sku: {}, faults: [] };
  for (const [to, text] of Object.entries(texts)) {
    const target = targetField(to);
    if (target) readCell(target, to, text, names, read);
  }
  return read;
}

const isEmptyText = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** What is not said of new goods is what is usual. */
const withUsual = (texts: Readonly<Record<string, string>>, usual: Readonly<Record<string, string>>) => {
  const filled: Record<string, string> = { ...texts };
  for (const [to, text] of Object.entries(usual)) if (isEmptyText(filled[to])) filled[to] = text;
  return filled;
};

/** Fields that must be said of something new, and nobody said. */
const missingOf = (thing: 'product' | 'sku', values: Values): string[] =>
  Object.entries<Field>(fields[thing])
    .filter(([name, field]) => !('empty' in field) && values[name] === undefined)
    .map(([name]) => `${thing}.${name}`);

const axisNames = ['规格一', '规格二', '规格三'];
/** Where nobody says what the specs are of. */
const usualAxes = (count: number): string[] => (count === 1 ? ['规格'] : axisNames.slice(0, count));

function readNew(row: SheetRow, usual: Readonly<Record<string, string>>, names: Names, isOfKnown: boolean): Read {
  const texts = withUsual(row.texts, usual);
  const read = readRow(texts, names);
  read.sku.marketPrice ??= read.sku.listPrice;
  const onHand = readTyped(onHandField, texts.onHand ?? '', names);
  if (onHand.kind === 'fault') read.faults.push(faultOf('onHand', onHand.fault));
  const missing = [...(isOfKnown ? [] : missingOf('product', read.product)), ...missingOf('sku', read.sku)];
  const said = new Set(read.faults.map(({ to }) => to));
  // The market price is the price, where nothing else is said: only the price itself is missing.
  const unsaid = missing.filter((to) => !said.has(to) && to !== 'sku.marketPrice');
  if (unsaid.length > 0) {
    const labels = unsaid.map(targetLabel).join('、');
    read.faults.push(faultOf('skuNo', `没有此商品编号；要新增，还须填写${labels}`));
  }
  read.sku.skuNo = row.skuNo;
  if (onHand.kind === 'value') read.sku.onHand = onHand.value;
  return read;
}

/** Rows of one product say the same of it: the first one to say something else is wrong. */
function noteConflicts(reads: readonly ReadRow[], note: Note): void {
  const said = new Map<string, { value: unknown; rowNo: number }>();
  for (const { rowNo, read } of reads)
    for (const [name, value] of Object.entries(read.product)) {
      const first = said.get(name);
      const to = `product.${name}`;
      if (!first) said.set(name, { value, rowNo });
      else if (!isSameValue(first.value, value))
        note(rowNo, faultOf(to, `同一商品的${targetLabel(to)}与第 ${first.rowNo} 行不同`));
    }
}

const mergeProduct = (reads: readonly ReadRow[]): Values => Object.assign({}, ...reads.map(({ read }) => read.product));

type Note = (rowNo: number, fault: ImportFault) => void;
type ReadRow = { row: SheetRow; rowNo: number; read: Read };

function planKnown(productId: number, rows: readonly ReadRow[]): PlannedEdit[] {
  const edits: PlannedEdit[] = rows.map(({ row, rowNo, read }) => ({
    edit: { thing: 'sku', id: row.skuId ?? 0, set: read.sku },
    rowNos: [rowNo],
  }));
  const saying = rows.filter(({ read }) => Object.keys(read.product).length > 0);
  if (saying.length > 0)
    edits.push({
      edit: { thing: 'product', id: productId, set: mergeProduct(saying) },
      rowNos: saying.map(({ rowNo }) => rowNo),
    });
  return edits;
}

/** New rows of one product stand or fall together. */
function planNew(rows: readonly ReadRow[], productId: number | null): PlannedEdit[] {
  const product = mergeProduct(rows);
  if (productId !== null)
    return rows.map(({ row, read }) => ({
      edit: { thing: 'sku', make: { specs: [], ...read.sku, productId }, label: row.skuNo },
      rowNos: [row.rowNo],
    }));
  const [first] = rows;
  if (!first) return [];
  const specs = (first.read.sku.specs as string[] | undefined) ?? [];
  const make = { axes: usualAxes(specs.length), ...product, skus: rows.map(({ read }) => read.sku) };
  const label = typeof product.name === 'string' ? product.name : first.row.skuNo;
  return [{ edit: { thing: 'product', make, label }, rowNos: rows.map(({ rowNo }) => rowNo) }];
}

function standTogether(rows: readonly ReadRow[], faults: Plan['faults'], note: Note): void {
  const wrong = rows.find(({ rowNo }) => faults.has(rowNo));
  if (!wrong) return;
  for (const { rowNo } of rows)
    if (!faults.has(rowNo)) note(rowNo, faultOf('skuNo', `同一件新商品的第 ${wrong.rowNo} 行有误`));
}

/** What no number of the sheet can be, or what was no picture; null where all is well so far. */
function numberFault({ skuNo, sameAs, texts }: SheetRow): ImportFault | null {
  const refused = texts[refusedTarget];
  if (refused) return faultOf('sku.imgUrls', refused);
  if (skuNo === '') return faultOf('skuNo', '没有商品编号');
  if (/\s/.test(skuNo) || skuNo.length > 50) return faultOf('skuNo', '商品编号须为 1–50 个字符，不含空格');
  return sameAs === null ? null : faultOf('skuNo', `编号与第 ${sameAs} 行重复`, { offers: [{ kind: 'useThis' }] });
}

export type Planning = {
  /** The one that rows without a known number belong to, as rows beside them do; null: they are a new product. */
  productId: number | null;
  usual: Readonly<Record<string, string>>;
  /** Where columns go that only new goods are told. */
  onlyNew: ReadonlySet<string>;
  names: Names;
};

const without = (texts: SheetRow['texts'], left: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([to]) => !left.has(to)));

/** What the rows of one product come to. */
export function planPiece(rows: readonly SheetRow[], { productId, usual, onlyNew, names }: Planning): Plan {
  const faults: Plan['faults'] = new Map();
  const note: Note = (rowNo, fault) => faults.set(rowNo, [...(faults.get(rowNo) ?? []), fault]);
  const reads: ReadRow[] = [];
  for (const row of rows) {
    const wrong = numberFault(row);
    if (wrong) {
      note(row.rowNo, wrong);
      continue;
    }
    const isKnown = row.skuId !== null;
    const read = isKnown ? readRow(without(row.texts, onlyNew), names) : readNew(row, usual, names, productId !== null);
    for (const fault of read.faults) note(row.rowNo, fault);
    reads.push({ row, rowNo: row.rowNo, read });
  }
  const known = reads.filter(({ row }) => row.skuId !== null);
  const fresh = reads.filter(({ row }) => row.skuId === null);
  noteConflicts(
    known.filter(({ rowNo }) => !faults.has(rowNo)),
    note,
  );
  noteConflicts(fresh, note);
  standTogether(fresh, faults, note);
  const isGood = ({ rowNo }: ReadRow): boolean => !faults.has(rowNo);
  const good = { known: known.filter(isGood), fresh: fresh.filter(isGood) };
  return {
    edits: [...planKnown(good.known[0]?.row.productId ?? 0, good.known), ...planNew(good.fresh, productId)],
    faults,
  };
}

/** Prices of 100 times or a hundredth of what they were, or nothing at all: somebody has slipped. */
const farTimes = 50;

export function slipOf(to: string, before: unknown, after: unknown): ImportFault | null {
  if (targetField(to)?.field.rule.kind !== 'money') return null;
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return null;
  const label = targetLabel(to);
  const yuan = (fen: number): string => (fen / 100).toFixed(2);
  if (after === 0) return faultOf(to, `${label}为 0，原为 ${yuan(before)}`, { offers: [{ kind: 'accept' }] });
  const times = after / before;
  if (times < farTimes && times > 1 / farTimes) return null;
  const written = times > 1 ? Math.round(after / 100) : after * 100;
  const rough = times > 1 ? `${Math.round(times)} 倍` : `1/${Math.round(1 / times)}`;
  return faultOf(to, `${label}是原价 ${yuan(before)} 的 ${rough}`, {
    offers: [{ kind: 'write', text: yuan(written) }, { kind: 'accept' }],
  });
}
