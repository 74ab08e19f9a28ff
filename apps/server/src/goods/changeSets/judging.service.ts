import { type Field, fields, namedBy, type Owner, type Thing } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { matrixFault, skuFault } from '@yigou/contract/goods/goodsFaults';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { brands, categories, labels, skus, suppliers } from '../catalog/catalog.tables';
import type { Values } from '../catalog/keeper.service';
import { settled, type Wish } from './edits.rules';
import { judgePrices } from './judgingPrices.service';
import { priceFaults } from './priceEdits.rules';
import { keepers, readLabels, selectSkusOf } from './things.service';

type Faults = Map<Wish, string>;

const deepest = 3;

type References = { wish: Wish; field: Field; ids: number[] }[];

function referencesOf(wishes: readonly Wish[]): Map<Thing | Owner, References> {
  const found = new Map<Thing | Owner, References>();
  for (const wish of wishes)
    for (const name of wish.changed) {
      const field = (fields[wish.thing] as Record<string, Field>)[name];
      const to = namedBy(field);
      if (!field || !to) continue;
      const ids = ([wish.values[name]].flat() as (number | null)[]).filter((id): id is number => id !== null);
      found.set(to, [...(found.get(to) ?? []), { wish, field, ids }]);
    }
  return found;
}

/** What is pointed at is there, and the company's own. */
async function judgeReferences(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults) {
  for (const [to, references] of referencesOf(wishes)) {
    const known = await readLabels(tx, companyId, to, [...new Set(references.flatMap(({ ids }) => ids))]);
    const again = new Set(wishes.flatMap((wish) => (wish.thing === to ? (wish.again ?? []) : [])));
    for (const { wish, field, ids } of references) {
      if (!ids.every((id) => known.has(id) || again.has(id))) faults.set(wish, `${field.label}不存在或已被删除`);
      if (to === wish.thing && ids.some((id) => id === wish.id)) faults.set(wish, `${field.label}不能是自己`);
    }
  }
}

type Named = { id: number; name: string };
const namesTaken: Partial<Record<Thing, (tx: Db, companyId: number, names: string[]) => Promise<Named[]>>> = {
  brand: (tx, companyId, names) =>
    tx
      .select({ id: brands.brandId, name: brands.name })
      .from(brands)
      .where(and(eq(brands.companyId, companyId), inArray(brands.name, names))),
  supplier: (tx, companyId, names) =>
    tx
      .select({ id: suppliers.supplierId, name: suppliers.name })
      .from(suppliers)
      .where(and(eq(suppliers.companyId, companyId), inArray(suppliers.name, names))),
  label: (tx, companyId, names) =>
    tx
      .select({ id: labels.labelId, name: labels.name })
      .from(labels)
      .where(and(eq(labels.companyId, companyId), inArray(labels.name, names))),
};

/** Of two things of a kind none bears the other's name: not in the shop, and not in the same piece. */
async function judgeNames(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults) {
  for (const [thing, select] of Object.entries(namesTaken)) {
    const named = wishes.filter((wish) => wish.thing === thing && wish.changed.includes('name'));
    if (named.length === 0) continue;
    const taken = await select(
      tx,
      companyId,
      named.map((wish) => wish.values.name as string),
    );
    const first = new Map(taken.map(({ id, name }) => [name, id as number | null]));
    for (const wish of named) {
      const name = wish.values.name as string;
      if (first.has(name) && first.get(name) !== wish.id) faults.set(wish, `名称“${name}”已被使用`);
      first.set(name, wish.id);
    }
  }
}

type Node = { categoryId: number; parentId: number | null };

function pathUp(parents: ReadonlyMap<number, number | null>, from: number | null): number[] {
  const path: number[] = [];
  for (let id = from; id !== null && path.length <= deepest; id = parents.get(id) ?? null) path.push(id);
  return path;
}

function depthBelow(nodes: readonly Node[], id: number): number {
  const below = nodes.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((node) => depthBelow(nodes, node.categoryId)));
}

/** The tree stays a tree, three levels deep. */
async function judgeTree(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults) {
  const moved = wishes.filter(({ thing, changed }) => thing === 'category' && changed.includes('parentId'));
  if (moved.length === 0) return;
  const rows: Node[] = await tx
    .select({ categoryId: categories.categoryId, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.companyId, companyId));
  const parents = new Map(rows.map(({ categoryId, parentId }) => [categoryId, parentId]));
  for (const { id, values } of moved) if (id !== null) parents.set(id, values.parentId as number | null);
  const nodes = [...parents].map(([categoryId, parentId]) => ({ categoryId, parentId }));
  for (const wish of moved) {
    const path = pathUp(parents, wish.values.parentId as number | null);
    if (wish.id !== null && path.includes(wish.id)) faults.set(wish, '不能移到自己或自己的下级之下');
    else if (path.length + (wish.id === null ? 1 : depthBelow(nodes, wish.id)) > deepest)
      faults.set(wish, `分类最多 ${deepest} 级`);
  }
}

/** Where axes or specs are new: all SKUs of the product, as they would be, fit together. */
async function judgeMatrix(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults) {
  const concerned = wishes.filter(
    ({ thing, id, changed }) =>
      (thing === 'product' && id !== null && changed.includes('axes')) ||
      (thing === 'sku' && changed.includes('specs')),
  );
  const productIds = [...new Set(concerned.map(({ productId }) => productId ?? 0))];
  if (productIds.length === 0) return;
  const known = await keepers.product.read(tx, companyId, productIds);
  const rows = await selectSkusOf(tx, productIds);
  const wished = new Map(wishes.flatMap((wish) => (wish.thing === 'sku' && wish.id !== null ? [[wish.id, wish]] : [])));
  for (const productId of productIds) {
    const product = wishes.find((wish) => wish.thing === 'product' && wish.id === productId);
    const axes = (product ?? known.get(productId))?.values.axes as string[] | undefined;
    const specs = rows
      .filter((row) => row.productId === productId)
      .map((row) => (wished.get(row.skuId)?.values.specs as string[] | undefined) ?? row.specs);
    const made = wishes.filter((wish) => wish.thing === 'sku' && wish.id === null && wish.productId === productId);
    const fault = axes
      ? matrixFault(axes, [...specs, ...made.map((wish) => wish.values.specs as string[])])
      : '商品不存在';
    if (fault) for (const wish of concerned) if (wish.productId === productId) faults.set(wish, fault);
  }
}

/** Numbers stand once in the shop, whichever way they are written. */
async function judgeNumbers(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults) {
  const made = wishes.flatMap((wish) => {
    if (wish.id !== null) return [];
    if (wish.thing === 'sku') return [{ wish, skuNo: wish.values.skuNo as string }];
    if (wish.thing !== 'product') return [];
    return ((wish.values.skus ?? []) as { skuNo: string }[]).map(({ skuNo }) => ({ wish, skuNo }));
  });
  if (made.length === 0) return;
  const taken = await tx
    .select({ skuNo: skus.skuNo })
    .from(skus)
    .where(
      and(
        eq(skus.companyId, companyId),
        inArray(
          skus.skuNo,
          made.map(({ skuNo }) => skuNo),
        ),
      ),
    );
  const known = new Set(taken.map(({ skuNo }) => skuNo));
  for (const { wish, skuNo } of made) {
    if (known.has(skuNo)) faults.set(wish, `商品编号 ${skuNo} 已存在`);
    known.add(skuNo);
  }
}

function judgeAlone(wish: Wish): string {
  for (const name of wish.changed) {
    const { value, fault } = settled(wish.thing, name, wish.values[name]);
    if (fault) return fault;
    if (!isSameValue(value, wish.values[name])) return `${name} 须写成 ${JSON.stringify(value)}`;
  }
  if (wish.thing === 'sku') return skuFault(wish.values);
  const priceFault = priceFaults[wish.thing];
  if (priceFault) return priceFault(wish.values);
  if (wish.thing !== 'product' || wish.id !== null) return '';
  const made = (wish.values.skus ?? []) as Values[];
  return (
    matrixFault(
      wish.values.axes as string[],
      made.map(({ specs }) => specs as string[]),
    ) ||
    (made.map(skuFault).find(Boolean) ?? '')
  );
}

/** Why things cannot become what is wished of them; those that can are missing. */
export async function judgeWishes(tx: Db, companyId: number, wishes: readonly Wish[]): Promise<Faults> {
  const faults: Faults = new Map();
  await judgeReferences(tx, companyId, wishes, faults);
  await judgeNames(tx, companyId, wishes, faults);
  await judgeTree(tx, companyId, wishes, faults);
  await judgeMatrix(tx, companyId, wishes, faults);
  await judgeNumbers(tx, companyId, wishes, faults);
  await judgePrices(tx, companyId, wishes, faults);
  for (const wish of wishes) {
    const fault = judgeAlone(wish);
    if (fault) faults.set(wish, fault);
  }
  return faults;
}
