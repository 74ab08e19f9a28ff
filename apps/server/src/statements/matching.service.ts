import { type BankLine, fenToYuan } from '@yigou/contract';
import type { Db } from '../db/client';
import { type BankRow, selectCoded, selectCodedOrders, selectCustomerNames, selectDebtors } from './bank.queries';
import { amountFits, codesIn, matchOf, plainName } from './matching.rules';
import { payOldestFirst } from './statements.rules';

type Suggestion = NonNullable<BankLine['suggestion']>;

const nobody: Suggestion = {
  match: 'none',
  codeFits: false,
  amountFits: false,
  payerFits: false,
  customerId: null,
  customerName: '',
  orderId: null,
  pays: [],
  surplus: 0,
};

async function knownFor(tx: Db, companyId: number, lines: readonly BankRow[]) {
  const codes = new Map(lines.map((line) => [line.bankLineId, codesIn(line.memo)]));
  const all = [...codes.values()];
  const statements = await selectCoded(
    tx,
    companyId,
    all.flatMap((each) => each.statements),
  );
  const orders = await selectCodedOrders(
    tx,
    companyId,
    all.flatMap((each) => each.orders),
  );
  const debtors = await selectDebtors(tx, companyId);
  const named = [...statements, ...orders].map((row) => row.customerId);
  const customers = await selectCustomerNames(tx, companyId, [...new Set(named)]);
  const names = new Map(customers.map((row) => [row.customerId, row.name]));
  for (const { statement, customerName } of debtors) names.set(statement.customerId, customerName);
  return { codes, statements, orders, debtors, names };
}

type Known = Awaited<ReturnType<typeof knownFor>>;

const byPayer = ({ names }: Known, { payer }: BankRow): number | undefined =>
  [...names].find(([, name]) => plainName(name) === plainName(payer))?.[0];

function suggestOrder(known: Known, line: BankRow): Suggestion | null {
  const digits = known.codes.get(line.bankLineId)?.orders ?? [];
  const order = known.orders.find(({ orderNo }) => digits.includes(orderNo.slice(-8)));
  if (!order) return null;
  const customerName = known.names.get(order.customerId) ?? '';
  const unpaid = order.payable - order.received;
  const evidence = {
    codeFits: true,
    amountFits: line.amount === unpaid,
    payerFits: plainName(customerName) === plainName(line.payer),
  };
  const pays = [{ number: order.orderNo, unpaid: fenToYuan(unpaid), amount: fenToYuan(Math.min(unpaid, line.amount)) }];
  const surplus = fenToYuan(Math.max(0, line.amount - unpaid));
  const { customerId, orderId } = order;
  return { ...evidence, match: matchOf(evidence), customerId, customerName, orderId, pays, surplus };
}

function suggestStatements(known: Known, line: BankRow): Suggestion {
  const digits = known.codes.get(line.bankLineId)?.statements ?? [];
  const coded = known.statements.find(({ statementNo }) => digits.includes(statementNo.slice(-8)));
  const customerId = coded?.customerId ?? byPayer(known, line);
  if (customerId === undefined) return nobody;
  const owed = known.debtors.flatMap(({ statement }) => (statement.customerId === customerId ? [statement] : []));
  const unpaid = owed.map(({ statementId, due, paid }) => ({ id: statementId, unpaid: due - paid }));
  const money = line.amount - line.matched;
  const customerName = known.names.get(customerId) ?? '';
  const evidence = {
    codeFits: coded !== undefined,
    amountFits: amountFits(
      money,
      unpaid.map((each) => each.unpaid),
      coded && coded.due - coded.paid,
    ),
    payerFits: plainName(customerName) === plainName(line.payer),
  };
  const { pays, left } = payOldestFirst(money, unpaid);
  return {
    ...evidence,
    match: matchOf(evidence),
    customerId,
    customerName,
    orderId: null,
    pays: pays.map(({ id, amount }) => ({
      number: owed.find((row) => row.statementId === id)?.statementNo ?? '',
      unpaid: fenToYuan(unpaid.find((each) => each.id === id)?.unpaid ?? 0),
      amount: fenToYuan(amount),
    })),
    surplus: fenToYuan(left),
  };
}

/** By the code in the bank's own text first, then by who paid and how much. A person decides. */
export async function suggestFor(
  tx: Db,
  companyId: number,
  lines: readonly BankRow[],
): Promise<Map<number, Suggestion>> {
  if (lines.length === 0) return new Map();
  const known = await knownFor(tx, companyId, lines);
  return new Map(lines.map((line) => [line.bankLineId, suggestOrder(known, line) ?? suggestStatements(known, line)]));
}
