import type { calls } from '@yigou/contract/calls';
import { dayEnd, dayStart } from '@yigou/contract/ground/time';
import type { ReturnModel, ShopReturnRow } from '@yigou/contract/trade/returns';
import { isInReturnTab, type ReturnTab, returnTabs } from '@yigou/contract/trade/returns.terms';
import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { beginningWith, containing } from '../../ground/db/like';
import type { AccountContext, Caller } from '../../ground/http/context';
import { orderLines, orders } from '../orders/orders.tables';
import { reachReturn, returnsInReach } from './returnReach.service';
import type { ReturnRow } from './returns.queries';
import { returnActions } from './returns.rules';
import { returnLines, returns } from './returns.tables';
import { returnDetails, showReturns } from './returnView.service';

/** A number of the return or of its order from its beginning (they differ in one letter), or a part of the goods' name. */
export function wordCondition(tx: Db, word: string): SQL | undefined {
  if (word === '') return undefined;
  const goods = tx
    .select({ one: sql`1` })
    .from(returnLines)
    .innerJoin(orderLines, and(eq(orderLines.orderId, returns.orderId), eq(orderLines.lineNo, returnLines.lineNo)))
    .where(
      and(
        eq(returnLines.returnId, returns.returnId),
        or(ilike(orderLines.name, containing(word)), ilike(orderLines.skuNo, containing(word))),
      ),
    );
  const ofOrder = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.orderId, returns.orderId), ilike(orders.orderNo, beginningWith(word))));
  return or(ilike(returns.returnNo, beginningWith(word)), exists(ofOrder), exists(goods));
}

type TabRule = Parameters<typeof isInReturnTab>[0];
const isSent = isNotNull(returns.refundAt);

/** The rows of a tab, as `isInReturnTab` says. */
export const inReturnTab = ({ states, sent }: TabRule): SQL | undefined =>
  and(
    inArray(returns.state, [...states]),
    sent === undefined ? undefined : or(ne(returns.state, 'pendingRefund'), sent ? isSent : not(isSent)),
  );

/** How many stand in each tab. */
export async function countTabs<Tab extends string>(
  tx: Db,
  where: SQL | undefined,
  tabs: Record<Tab, TabRule>,
): Promise<Record<Tab, number>> {
  const sent = sql<boolean>`${isSent}`;
  const rows = await tx
    .select({ state: returns.state, sent, n: count() })
    .from(returns)
    .where(where)
    .groupBy(returns.state, sent);
  const sum = (tab: Tab) => rows.filter((row) => isInReturnTab(tabs[tab], row)).reduce((all, { n }) => all + n, 0);
  return Object.fromEntries((Object.keys(tabs) as Tab[]).map((tab) => [tab, sum(tab)])) as Record<Tab, number>;
}

const actionsOf = ({ state }: Pick<ReturnRow, 'state'>, caller: Caller) =>
  caller.functions.has('order/returnOrder') ? returnActions(state) : [];

type PageInput = z.output<(typeof calls)['OrderReturn/GetPage']['input']>;

export async function pageReturns({ tx, caller }: AccountContext, input: PageInput) {
  const { tab = 'all', type, orderId, from, to } = input.reqData ?? {};
  const where = and(
    returnsInReach(caller),
    type && eq(returns.type, type),
    orderId === undefined ? undefined : eq(returns.orderId, orderId),
    from ? gte(returns.createdAt, dayStart(from)) : undefined,
    to ? lt(returns.createdAt, dayEnd(to)) : undefined,
    wordCondition(tx, input.searchKey.trim()),
  );
  const tabCounts = await countTabs<ReturnTab>(tx, where, returnTabs);
  const rows = await tx
    .select()
    .from(returns)
    .where(and(where, inReturnTab(returnTabs[tab])))
    .orderBy(desc(returns.createdAt), desc(returns.returnId))
    .limit(input.pageSize)
    .offset((input.pageIndex - 1) * input.pageSize);
  const shown = await showReturns(tx, rows);
  const resultData: ShopReturnRow[] = shown.map((row) => ({ ...row, actions: actionsOf(row, caller) }));
  return { resultData, totalCount: tabCounts[tab], tabCounts };
}

export async function readReturn(ctx: AccountContext, returnId: number): Promise<ReturnModel> {
  const { tx, caller } = ctx;
  const row = await reachReturn(ctx, returnId);
  const [shown] = await showReturns(tx, [row]);
  const [order] = await tx.select().from(orders).where(eq(orders.orderId, row.orderId));
  if (!shown || !order) throw new Error(`return ${returnId} has no order`);
  return { ...shown, ...(await returnDetails(tx, row, order)), actions: actionsOf(row, caller) };
}
