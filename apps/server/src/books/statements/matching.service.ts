import type { BankLine } from '@yigou/contract/books/statements.bank';
import { isAnothers, plainName, statementStateLabels } from '@yigou/contract/books/statements.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { Db } from '../../ground/db/client';
import { leftOn } from '../../money/bank/bank.rules';
import type { BankRow } from '../../money/bank/bank.tables';
import { amountFits, codesIn, matchOf } from './matching.rules';
import {
  selectCoded,
  selectCodedOrders,
  selectCustomerNames,
  selectDebtors,
  selectVouchers,
} from './statementBank.queries';
import { mayMoveStatement, payOldestFirst } from './statements.rules';

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
  blocked: '付款人与采购企业不一致，且摘要中无识别码',
  vouchers: [],
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
  const shown = await selectVouchers(
    tx,
    debtors.map(({ statement }) => statement.statementId),
  );
  const vouchers = shown.map(({ at, ...voucher }) => ({ ...voucher, time: formatTime(at) }));
  return { codes, statements, orders, debtors, names, vouchers };
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
    payerFits: !isAnothers(line.payer, customerName),
  };
  const pays = [{ number: order.orderNo, unpaid: fenToYuan(unpaid), amount: fenToYuan(Math.min(unpaid, line.amount)) }];
  const surplus = fenToYuan(Math.max(0, line.amount - unpaid));
  const { customerId, orderId } = order;
  const found = { customerId, customerName, orderId, pays, surplus, blocked: '', vouchers: [] };
  return { ...evidence, match: matchOf(evidence), ...found };
}

const whyNothing = (coded: Known['statements'][number] | undefined): string =>
  coded && mayMoveStatement('dispute', coded.state)
    ? `${coded.statementNo} ${statementStateLabels[coded.state]}，客户确认后才能入账`
    : '没有已确认、未付清的对账单';

function suggestStatements(known: Known, line: BankRow): Suggestion {
  const digits = known.codes.get(line.bankLineId)?.statements ?? [];
  const coded = known.statements.find(({ statementNo }) => digits.includes(statementNo.slice(-8)));
  const customerId = coded?.customerId ?? byPayer(known, line);
  if (customerId === undefined) return nobody;
  const owed = known.debtors.flatMap(({ statement }) => (statement.customerId === customerId ? [statement] : []));
  const unpaid = owed.map(({ statementId, due, paid }) => ({ id: statementId, unpaid: due - paid }));
  const money = leftOn(line);
  const customerName = known.names.get(customerId) ?? '';
  const evidence = {
    codeFits: coded !== undefined,
    amountFits: amountFits(
      money,
      unpaid.map((each) => each.unpaid),
      coded && coded.due - coded.paid,
    ),
    payerFits: !isAnothers(line.payer, customerName),
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
    blocked: pays.length > 0 ? '' : whyNothing(coded),
    vouchers: known.vouchers.filter(({ statementId }) => owed.some((row) => row.statementId === statementId)),
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
