import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { pools, priceLines } from '../pricing/pricing.tables';
import type { Wish } from './edits.rules';

type Faults = Map<Wish, string>;

const keyOf = (bookId: unknown, skuId: unknown, fromDay: unknown): string => `${bookId} ${skuId} ${fromDay ?? ''}`;

/** In a book an article has one price from each day on. */
async function judgeLines(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults): Promise<void> {
  const lines = wishes.filter(
    ({ thing, changed }) =>
      thing === 'priceLine' && ['priceBookId', 'skuId', 'fromDay'].some((name) => changed.includes(name)),
  );
  if (lines.length === 0) return;
  const ids = (name: string) => [...new Set(lines.map(({ values }) => values[name] as number))];
  const rows = await tx
    .select()
    .from(priceLines)
    .where(
      and(
        eq(priceLines.companyId, companyId),
        inArray(priceLines.priceBookId, ids('priceBookId')),
        inArray(priceLines.skuId, ids('skuId')),
      ),
    );
  const moved = new Set(lines.flatMap(({ id }) => id ?? []));
  const taken = new Set(
    rows
      .filter(({ priceLineId }) => !moved.has(priceLineId))
      .map(({ priceBookId, skuId, fromDay }) => keyOf(priceBookId, skuId, fromDay)),
  );
  for (const wish of lines) {
    const { priceBookId, skuId, fromDay } = wish.values;
    const key = keyOf(priceBookId, skuId, fromDay);
    if (taken.has(key)) faults.set(wish, '这本价目表里已有该商品同一天开始的价');
    taken.add(key);
  }
}

/** A customer, and a group, has one pool. */
async function judgePools(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults): Promise<void> {
  const made = wishes.filter(({ thing, id }) => thing === 'pool' && id === null);
  if (made.length === 0) return;
  const ids = (name: string) => made.flatMap(({ values }) => (values[name] as number | null) ?? []);
  const rows = await tx
    .select({ customerId: pools.customerId, groupId: pools.groupId })
    .from(pools)
    .where(
      and(
        eq(pools.companyId, companyId),
        or(inArray(pools.customerId, ids('customerId')), inArray(pools.groupId, ids('groupId'))),
      ),
    );
  const ownerOf = (values: { customerId?: unknown; groupId?: unknown }) => `${values.customerId} ${values.groupId}`;
  const taken = new Set(rows.map(ownerOf));
  for (const wish of made) {
    if (taken.has(ownerOf(wish.values))) faults.set(wish, '已有商品池，请刷新后修改');
    taken.add(ownerOf(wish.values));
  }
}

export async function judgePrices(tx: Db, companyId: number, wishes: readonly Wish[], faults: Faults): Promise<void> {
  await judgeLines(tx, companyId, wishes, faults);
  await judgePools(tx, companyId, wishes, faults);
}
