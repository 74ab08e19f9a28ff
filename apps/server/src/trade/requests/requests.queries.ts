import type { GoodsRequestState } from '@yigou/contract/trade/requests.terms';
import { asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { beginningWith, containing } from '../../ground/db/like';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { goodsRequestOffers, wants } from './requests.tables';

const shown = (tx: Db, where: SQL | undefined) =>
  tx
    .select({
      want: wants,
      askerName: accounts.name,
      mobile: accounts.mobile,
      customerName: customers.name,
      offerCount: sql<number>`(select count(*)::int from ${goodsRequestOffers} where ${goodsRequestOffers.wantId} = ${wants.wantId})`,
    })
    .from(wants)
    .innerJoin(accounts, eq(accounts.accountId, wants.accountId))
    .innerJoin(customers, eq(customers.customerId, wants.customerId))
    .where(where);
export type ShownGoodsRequest = Awaited<ReturnType<typeof shown>>[number];

type Part = { pageIndex: number; pageSize: number };

export const pageOfRequests = (tx: Db, where: SQL | undefined, order: SQL[], { pageIndex, pageSize }: Part) =>
  shown(tx, where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);

export const latestFirst: SQL[] = [desc(wants.createdAt), desc(wants.wantId)];
export const dueFirst: SQL[] = [asc(wants.dueAt), asc(wants.wantId)];

export const findGoodsRequest = async (tx: Db, where: SQL | undefined): Promise<ShownGoodsRequest | undefined> =>
  (await shown(tx, where))[0];

/** Whoever takes the next step waits for who does so already. */
export async function lockGoodsRequest(tx: Db, wantId: number) {
  const [row] = await tx.select().from(wants).where(eq(wants.wantId, wantId)).for('update');
  return row;
}

export async function countStates(tx: Db, where: SQL | undefined): Promise<Map<GoodsRequestState, number>> {
  const rows = await tx
    .select({ state: wants.state, n: count() })
    .from(wants)
    .innerJoin(accounts, eq(accounts.accountId, wants.accountId))
    .innerJoin(customers, eq(customers.customerId, wants.customerId))
    .where(where)
    .groupBy(wants.state);
  return new Map(rows.map((row) => [row.state, row.n]));
}

/** Its number from the beginning, or a part of what is wanted, of who wants it. */
export const withWord = (word: string): SQL | undefined =>
  word === ''
    ? undefined
    : or(
        ilike(wants.wantNo, beginningWith(word)),
        ...[wants.name, wants.spec, accounts.name, customers.name].map((column) => ilike(column, containing(word))),
      );

export const selectOffers = async (tx: Db, wantId: number): Promise<number[]> =>
  (
    await tx
      .select({ skuId: goodsRequestOffers.skuId })
      .from(goodsRequestOffers)
      .where(eq(goodsRequestOffers.wantId, wantId))
      .orderBy(asc(goodsRequestOffers.lineNo))
  ).map((row) => row.skuId);
