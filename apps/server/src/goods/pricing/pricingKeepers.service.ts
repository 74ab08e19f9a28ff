import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { nextNumber } from '../../ground/db/numbers';
import { customerGroups, customers } from '../../people/customers/customers.tables';
import { skus } from '../catalog/catalog.tables';
import { columnKeeper, type HeldById, type Keeper } from '../catalog/keeper.service';
import { pools, priceBooks, priceLines } from './pricing.tables';
import { lineLabel } from './pricingNames.rules';

const bookColumns = columnKeeper({ thing: 'priceBook', table: priceBooks, key: 'priceBookId', label: 'name' });

const bookKeeper: Keeper = {
  ...bookColumns,
  create: async (tx, companyId, contents, now) => {
    const numbered = [];
    for (const content of contents)
      numbered.push({ ...content, bookNo: await nextNumber(tx, 'P', 'price_book_number', now) });
    return bookColumns.create(tx, companyId, numbered, now);
  },
};

/** Read with names that other tables have. */
const labelled = (keeper: Keeper, nameEach: (tx: Db, held: HeldById) => Promise<void>): Keeper => {
  const read =
    (how: Keeper['read']): Keeper['read'] =>
    async (tx, companyId, ids) => {
      const held = await how(tx, companyId, ids);
      if (held.size > 0) await nameEach(tx, held);
      return held;
    };
  return { ...keeper, read: read(keeper.read), lock: read(keeper.lock) };
};

const idsIn = (held: HeldById, name: string): number[] =>
  [...held.values()].flatMap(({ values }) => (values[name] as number | null) ?? []);

async function nameLines(tx: Db, held: HeldById): Promise<void> {
  const rows = await tx
    .select({ id: priceLines.priceLineId, skuNo: skus.skuNo, name: priceBooks.name })
    .from(priceLines)
    .innerJoin(skus, eq(skus.skuId, priceLines.skuId))
    .innerJoin(priceBooks, eq(priceBooks.priceBookId, priceLines.priceBookId))
    .where(inArray(priceLines.priceLineId, [...held.keys()]));
  for (const { id, skuNo, name } of rows) {
    const line = held.get(id);
    if (line) line.label = lineLabel(skuNo, name);
  }
}

async function namePools(tx: Db, held: HeldById): Promise<void> {
  const own = await tx
    .select({ id: customers.customerId, name: customers.name })
    .from(customers)
    .where(inArray(customers.customerId, idsIn(held, 'customerId')));
  const grouped = await tx
    .select({ id: customerGroups.groupId, name: customerGroups.name })
    .from(customerGroups)
    .where(inArray(customerGroups.groupId, idsIn(held, 'groupId')));
  const names = new Map(own.map(({ id, name }) => [`customer ${id}`, name]));
  for (const { id, name } of grouped) names.set(`group ${id}`, name);
  for (const each of held.values()) {
    const { customerId, groupId } = each.values;
    each.label = names.get(customerId === null ? `group ${groupId}` : `customer ${customerId}`) ?? each.label;
  }
}

/** In the order in which they are locked. */
export const pricingKeepers = {
  priceBook: bookKeeper,
  priceLine: labelled(
    columnKeeper({ thing: 'priceLine', table: priceLines, key: 'priceLineId', label: 'priceLineId' }),
    nameLines,
  ),
  pool: labelled(columnKeeper({ thing: 'pool', table: pools, key: 'poolId', label: 'poolId' }), namePools),
} satisfies Record<string, Keeper>;
