import type { GoodsFilter } from '@yigou/contract/goods/assortment.console';
import { goodsLimits } from '@yigou/contract/goods/assortment.terms';
import { type Field, fields } from '@yigou/contract/goods/fields.terms';
import { isEmptyValue } from '@yigou/contract/goods/fieldValues';
import { type Names, writeTyped } from '@yigou/contract/goods/typedValues';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Cell, Sheet, SheetColumn } from '../../ground/lib/xlsx';
import { findNames, Wanted } from '../catalog/names.service';
import { ask } from './asking.service';
import { selectSkuIds } from './assortment.queries';
import { whereOf } from './filter.queries';
import { selectWhole } from './names.queries';

type Values = Readonly<Record<string, unknown>>;
type Row = { product: Values; sku: Values };
type Column = SheetColumn & { from: 'product' | 'sku'; name: string; field: Field };

const widths: Partial<Record<Field['rule']['kind'], number>> = { text: 24, texts: 20, reference: 18, references: 20 };

/** Pictures and rich text are not for a sheet: they go their own ways. */
const isWritable = ({ rule }: Field): boolean => !['html', 'pictures'].includes(rule.kind);

const typeOf = ({ rule: { kind } }: Field): SheetColumn['type'] =>
  kind === 'money' ? 'money' : kind === 'number' ? 'integer' : 'text';

const columnsOf = (from: 'product' | 'sku'): Column[] =>
  (Object.entries(fields[from]) as [string, Field][])
    .filter(([, field]) => isWritable(field))
    .map(([name, field]) => ({
      title: field.label,
      type: typeOf(field),
      width: widths[field.rule.kind] ?? 12,
      ...{ from, name, field },
    }));

/** What a SKU is known by: never changed, so no field of the table. */
const skuNo: Field = { label: '商品编号', rule: { kind: 'text', most: 50 }, concerns: [] };

/** By these titles and in this order an import knows them again. */
const columns: readonly Column[] = [
  { title: skuNo.label, type: 'text', width: 20, from: 'sku', name: 'skuNo', field: skuNo },
  ...columnsOf('product'),
  ...columnsOf('sku'),
];

function cellOf({ from, name, field }: Column, row: Row, names: Names): Cell {
  const value = row[from][name];
  const { rule } = field;
  if (value === null || value === undefined) return null;
  if (rule.kind === 'money') return fenToYuan(value as number);
  if (rule.kind === 'number') return value as number;
  return isEmptyValue(field, value) ? null : writeTyped(field, value, names);
}

/** What ids are called; a page at a time, and each read once. */
function namesIn({ tx, caller }: OperatorContext, rows: readonly Row[]): Promise<Names> {
  const wanted = new Wanted();
  for (const { from, name, field } of columns)
    if ('to' in field.rule)
      for (const id of rows.flatMap((row) => row[from][name] ?? []) as number[]) wanted.id(field.rule.to, id);
  return findNames(tx, caller.companyId, wanted);
}

const pageSize = 500;

async function* pagesOf(ctx: OperatorContext, skuIds: readonly number[]): AsyncGenerator<Cell[][]> {
  const { tx, caller } = ctx;
  for (let at = 0; at < skuIds.length; at += pageSize) {
    const rows = await selectWhole(tx, caller.companyId, skuIds.slice(at, at + pageSize));
    const names = await namesIn(ctx, rows);
    yield rows.map((row) => columns.map((column) => cellOf(column, row, names)));
  }
}

/** All SKUs that are found, in the order of their products; its rows are read while it is written. */
export async function sheetOf(
  ctx: OperatorContext,
  { searchKey, reqData }: { searchKey: string; reqData: GoodsFilter },
): Promise<Sheet> {
  const asked = await ask(ctx, searchKey, reqData);
  const { exportedSkus: most } = goodsLimits;
  const skuIds = await selectSkuIds(ctx.tx, whereOf(asked), most + 1);
  if (skuIds.length > most) throw new DomainError('goodsTooManyToExport', { most });
  return { name: '商品', columns, pages: pagesOf(ctx, skuIds) };
}
