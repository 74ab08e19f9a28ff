import type { consoleCalls } from '@yigou/contract/console';
import type { OperatorFunction } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { ConsoleReturn, ConsoleReturnRow } from '@yigou/contract/trade/returns.console';
import { type ConsoleReturnTab, consoleReturnTabs, type ReturnStep } from '@yigou/contract/trade/returns.terms';
import { and, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { availableOf } from '../../goods/stock/stock.service';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { keptOf } from '../orders/amounts.rules';
import { orders } from '../orders/orders.tables';
import { fundsOf, returnablesOf } from './returnable.service';
import { reachConsoleReturn } from './returnReach.service';
import { isInvoiced, type ReturnRow } from './returns.queries';
import { returnSteps } from './returns.rules';
import { countTabs, inReturnTab, wordCondition } from './returns.service';
import { returns } from './returns.tables';
import { returnDetails, showReturns } from './returnView.service';

/** Which function each step takes. */
const stepNeeds: Record<ReturnStep, OperatorFunction> = {
  pass: 'returns/review',
  reject: 'returns/review',
  inspect: 'returns/inspect',
  refund: 'returns/refund',
  reship: 'returns/reship',
};

async function withCustomers({ tx, now }: OperatorContext, rows: readonly ReturnRow[]): Promise<ConsoleReturnRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.customerId);
  const { customerId, name } = customers;
  const found = await tx.select({ customerId, name }).from(customers).where(inArray(customerId, ids));
  const names = new Map(found.map((customer) => [customer.customerId, customer.name]));
  const shown = await showReturns(tx, rows);
  return rows.flatMap((row, at) => {
    const each = shown[at];
    if (!each) return [];
    const late = row.dueAt !== null && row.dueAt < now;
    return { ...each, customerName: names.get(row.customerId) ?? '', late };
  });
}

function wordsOf({ tx }: OperatorContext, word: string): SQL | undefined {
  if (word === '') return undefined;
  const ofCustomer = tx
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.customerId, returns.customerId), ilike(customers.name, containing(word))));
  return or(wordCondition(tx, word), exists(ofCustomer));
}

type PageInput = z.output<(typeof consoleCalls)['Return/GetPage']['input']>;

/** What falls due first comes first; what is over by its age. */
export async function pageConsoleReturns(ctx: OperatorContext, input: PageInput) {
  const { tab = 'todo', type } = input.reqData ?? {};
  const where = and(
    eq(returns.companyId, ctx.caller.companyId),
    type && eq(returns.type, type),
    wordsOf(ctx, input.searchKey.trim()),
  );
  const tabCounts = await countTabs<ConsoleReturnTab>(ctx.tx, where, consoleReturnTabs);
  const isOver = tab === 'over' || tab === 'all';
  const rows = await ctx.tx
    .select()
    .from(returns)
    .where(and(where, inReturnTab(consoleReturnTabs[tab])))
    .orderBy(
      ...(isOver
        ? [desc(returns.createdAt), desc(returns.returnId)]
        : [sql`${returns.dueAt} asc nulls last`, asc(returns.createdAt), asc(returns.returnId)]),
    )
    .limit(input.pageSize)
    .offset((input.pageIndex - 1) * input.pageSize);
  return { resultData: await withCustomers(ctx, rows), totalCount: tabCounts[tab], tabCounts };
}

/** What decides how much comes back, and from where an exchange is served. */
async function factsOf({ tx }: OperatorContext, { orderId }: ReturnRow, lineNos: readonly number[]) {
  const lines = (await returnablesOf(tx, orderId)).filter(({ line }) => lineNos.includes(line.lineNo));
  const available = await availableOf(
    tx,
    lines.map(({ line }) => line.skuId),
  );
  return lines.map(({ line, noReasonReturn }) => ({
    lineNo: line.lineNo,
    receivedQty: line.receivedQty,
    paid: fenToYuan(keptOf(line).goods),
    freight: fenToYuan(keptOf(line).freight),
    keptQty: keptOf(line).pieces,
    available: available.get(line.skuId) ?? 0,
    noReasonReturn,
  }));
}

export async function readConsoleReturn(ctx: OperatorContext, returnId: number): Promise<ConsoleReturn> {
  const { tx, caller } = ctx;
  const row = await reachConsoleReturn(ctx, returnId);
  const [shown] = await withCustomers(ctx, [row]);
  const [found] = await tx
    .select({ order: orders, buyerName: accounts.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(eq(orders.orderId, row.orderId));
  if (!shown || !found) throw new Error(`return ${returnId} has no order`);
  const lineNos = shown.lines.map((line) => line.lineNo);
  return {
    ...shown,
    ...(await returnDetails(tx, row, found.order)),
    buyerName: found.buyerName,
    facts: await factsOf(ctx, row, lineNos),
    awaitsRed: row.state === 'pendingRefund' && (await isInvoiced(tx, returnId)),
    ...(await fundsOf(tx, found.order)),
    steps: returnSteps(row.state, row.refundAt !== null).filter((step) => caller.functions.has(stepNeeds[step])),
  };
}
