import type { Choices, EditedProduct, OpenSet } from '@yigou/contract/goods/editor.console';
import { fieldNamesOf } from '@yigou/contract/goods/fields.terms';
import { formatTime } from '@yigou/contract/ground/time';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { isMaker } from '../changeSets/changeSetView.service';
import {
  findProduct,
  selectChoices,
  selectOpenRows,
  selectProductNames,
  selectSkuNames,
  selectSkus,
} from './editor.queries';

const pick = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

export const productValues = (row: Record<string, unknown>) => pick(row, fieldNamesOf('product'));
export const skuValues = (row: Record<string, unknown>) => pick(row, fieldNamesOf('sku'));

type OpenRows = Awaited<ReturnType<typeof selectOpenRows>>;

function openSets(found: OpenRows, ctx: OperatorContext): OpenSet[] {
  const sets = new Map<number, OpenSet>();
  for (const { set, row } of found) {
    const { changeSetId, setNo, title, who, state, createdAt } = set;
    const known = sets.get(changeSetId) ?? {
      ...{ changeSetId, setNo, title, who, state },
      time: formatTime(createdAt),
      isMine: isMaker(set, ctx.caller),
      rows: [],
    };
    const { thing, thingId, field, after } = row;
    sets.set(changeSetId, { ...known, rows: [...known.rows, { thing, thingId, field, after }] });
  }
  return [...sets.values()];
}

/** One product with all its SKUs, as it is for everybody, and what waits to change it. */
export async function readProduct(ctx: OperatorContext, productId: number): Promise<EditedProduct> {
  const { tx, caller } = ctx;
  const row = await findProduct(tx, caller.companyId, productId);
  if (!row) throw new DomainError('notFound');
  const skus = await selectSkus(tx, productId);
  const successors = skus.flatMap(({ successorId }) => successorId ?? []);
  return {
    productId,
    values: productValues(row),
    skus: skus.map((sku) => {
      const { skuId, skuNo, available, reserved, sales } = sku;
      return { skuId, skuNo, available, reserved, sales, values: skuValues(sku) };
    }),
    changeTime: formatTime(row.changedAt ?? row.createdAt),
    names: {
      product: await selectProductNames(tx, caller.companyId, row.alternatives),
      sku: await selectSkuNames(tx, caller.companyId, successors),
    },
    open: openSets(await selectOpenRows(tx, caller.companyId, [productId]), ctx),
  };
}

type CategoryRow = { categoryId: number; parentId: number | null; name: string };

const deepest = 20;

function pathOf(all: ReadonlyMap<number, CategoryRow>, id: number): string {
  const names: string[] = [];
  for (let at = all.get(id); at && names.length < deepest; at = all.get(at.parentId ?? 0)) names.unshift(at.name);
  return names.join(' / ');
}

export async function readChoices({ tx, caller }: OperatorContext): Promise<Choices> {
  const { categories, brands, suppliers, labels } = selectChoices(tx, caller.companyId);
  const rows = await categories;
  const all = new Map(rows.map((row) => [row.categoryId, row]));
  const parents = new Set(rows.map(({ parentId }) => parentId));
  return {
    categories: rows.map(({ categoryId, template }) => ({
      id: categoryId,
      name: pathOf(all, categoryId),
      isLeaf: !parents.has(categoryId),
      template,
    })),
    brands: await brands,
    suppliers: await suppliers,
    labels: await labels,
  };
}
