import type { GoodsThing } from '@yigou/contract/goods/fields.terms';
import { tidy } from '@yigou/contract/goods/typedParts';
import type { Names } from '@yigou/contract/goods/typedValues';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { brands, categories, labels, products, skus, suppliers } from './catalog.tables';

const known = {
  category: { table: categories, id: categories.categoryId, name: categories.name, other: categories.name },
  brand: { table: brands, id: brands.brandId, name: brands.name, other: brands.name },
  supplier: { table: suppliers, id: suppliers.supplierId, name: suppliers.name, other: suppliers.shortName },
  label: { table: labels, id: labels.labelId, name: labels.name, other: labels.name },
  product: { table: products, id: products.productId, name: products.name, other: products.name },
  sku: { table: skus, id: skus.skuId, name: skus.skuNo, other: skus.skuNo },
} satisfies Record<GoodsThing, object>;

/** By the field that people know a thing by. */
export function selectNames(tx: Db, companyId: number, thing: GoodsThing, ids: readonly number[]) {
  const { table, id, name } = known[thing];
  return tx
    .select({ id, name })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(id, [...ids])));
}

async function selectNamed(tx: Db, companyId: number, thing: GoodsThing, wanted: readonly string[]) {
  const { table, id, name, other } = known[thing];
  return tx
    .select({ id, name, other })
    .from(table)
    .where(and(eq(table.companyId, companyId), or(inArray(name, [...wanted]), inArray(other, [...wanted]))));
}

type Found = { ids: Map<string, number[]>; names: Map<number, string> };

const add = (found: Found, name: string, id: number) => {
  const ids = found.ids.get(name) ?? [];
  if (!ids.includes(id)) found.ids.set(name, [...ids, id]);
};

const wayMark = ' / ';
/** A / B, A>B, A-＞B: the way down the tree, however it is written. */
export const wayParts = (written: string): string[] =>
  tidy(written.normalize('NFKC'))
    .split(/\s*(?:\/|->|>|›|»|\\)\s*/)
    .filter(Boolean);
const wayOf = (written: string): string => wayParts(written).join(wayMark);

/** The tree is small; its leaves are known by their name, or where two bear it by the way down to them. */
async function findCategories(tx: Db, companyId: number): Promise<Found> {
  const rows = await tx
    .select({ id: categories.categoryId, name: categories.name, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.companyId, companyId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: Found = { ids: new Map(), names: new Map() };
  const ways = new Map<number, string>();
  for (const { id } of rows) {
    const path: string[] = [];
    for (let at = byId.get(id); at && path.length < 10; at = byId.get(at.parentId ?? 0)) path.unshift(at.name);
    ways.set(id, path.join(wayMark));
    for (let from = 0; from < path.length; from += 1) add(found, path.slice(from).join(wayMark), id);
  }
  for (const { id, name } of rows)
    found.names.set(id, (found.ids.get(name)?.length ?? 0) > 1 ? (ways.get(id) ?? name) : name);
  return found;
}

async function findThings(tx: Db, companyId: number, thing: GoodsThing, texts: Set<string>, ids: Set<number>) {
  if (thing === 'category') return findCategories(tx, companyId);
  const found: Found = { ids: new Map(), names: new Map() };
  if (texts.size > 0)
    for (const { id, name, other } of await selectNamed(tx, companyId, thing, [...texts]))
      for (const each of [name, other]) add(found, each, id);
  if (ids.size > 0)
    for (const { id, name } of await selectNames(tx, companyId, thing, [...ids])) found.names.set(id, name);
  return found;
}

/** What has to be known by name or by id. */
export class Wanted {
  readonly texts = new Map<GoodsThing, Set<string>>();
  readonly ids = new Map<GoodsThing, Set<number>>();

  text(to: GoodsThing, text: string): void {
    this.texts.set(to, (this.texts.get(to) ?? new Set()).add(tidy(text)));
  }
  id(to: GoodsThing, id: number): void {
    this.ids.set(to, (this.ids.get(to) ?? new Set()).add(id));
  }
}

/** All of it at once, one statement a kind. */
export async function findNames(tx: Db, companyId: number, { texts, ids }: Wanted): Promise<Names> {
  const found = new Map<GoodsThing, Found>();
  for (const thing of new Set([...texts.keys(), ...ids.keys()]))
    found.set(
      thing,
      await findThings(tx, companyId, thing, texts.get(thing) ?? new Set(), ids.get(thing) ?? new Set()),
    );
  return {
    idsOf: (to, name) => found.get(to)?.ids.get(to === 'category' ? wayOf(name) : tidy(name)) ?? [],
    nameOf: (to, id) => found.get(to)?.names.get(id) ?? `#${id}`,
  };
}
