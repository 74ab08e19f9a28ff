import type { GoodsFilter } from '@yigou/contract/goods/assortment.console';
import { goodsLimits } from '@yigou/contract/goods/assortment.terms';
import { type Field, fields, isGoodsThing, type Thing } from '@yigou/contract/goods/fields.terms';
import { isEmptyValue, showValue } from '@yigou/contract/goods/fieldValues';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Cell, Sheet, SheetColumn } from '../../ground/lib/xlsx';
import { ask } from './asking.service';
import { selectSkuIds } from './assortment.queries';
import { whereOf } from './filter.queries';
import { selectNames, selectWhole } from './names.queries';

type Values = Readonly<Record<string, unknown>>;
type Row = { product: Values; sku: Values };
type NameOf = (to: Thing, id: number) => string;
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

function cellOf({ from, name, field }: Column, row: Row, nameOf: NameOf): Cell {
  const value = row[from][name];
  const { rule } = field;
  if (value === null || value === undefined) return null;
  if (rule.kind === 'money') return fenToYuan(value as number);
  if (rule.kind === 'number') return value as number;
  if (isEmptyValue(field, value)) return null;
  return showValue(field, value, (id) => ('to' in rule && isGoodsThing(rule.to) ? nameOf(rule.to, id) : String(id)));
}

/** What ids are called, each read once however many rows name it. */
function naming({ tx, caller: { companyId } }: OperatorContext) {
  const known = new Map<string, string>();
  return async (rows: readonly Row[]): Promise<NameOf> => {
    for (const { from, name, field } of columns) {
      if (!('to' in field.rule)) continue;
      const { to } = field.rule;
      if (!isGoodsThing(to)) continue;
      const ids = rows.flatMap((row) => row[from][name] ?? []) as number[];
      const fresh = [...new Set(ids)].filter((id) => !known.has(`${to} ${id}`));
      if (fresh.length === 0) continue;
      for (const each of await selectNames(tx, companyId, to, fresh)) known.set(`${to} ${each.id}`, each.name);
    }
    return (to, id) => known.get(`${to} ${id}`) ?? '';
  };
}

const pageSize = 500;

async function* pagesOf(ctx: OperatorContext, skuIds: readonly number[]): AsyncGenerator<Cell[][]> {
  const { tx, caller } = ctx;
  const nameRows = naming(ctx);
  for (let at = 0; at < skuIds.length; at += pageSize) {
    const rows = await selectWhole(tx, caller.companyId, skuIds.slice(at, at + pageSize));
    const nameOf = await nameRows(rows);
    yield rows.map((row) => columns.map((column) => cellOf(column, row, nameOf)));
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
