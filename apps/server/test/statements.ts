import { randomUUID } from 'node:crypto';
import type { StatementModel } from '@yigou/contract/books/statements.model';
import { eq, sql } from 'drizzle-orm';
import { buildStatements } from '../src/books/statements/building.service';
import { periodBounds } from '../src/books/statements/statements.rules';
import { differences, statementEntries } from '../src/books/statements/statements.tables';
import { theSystem } from '../src/ground/db/actor';
import { bankLines } from '../src/money/bank/bank.tables';
import { creditOf } from '../src/money/ledger/ledger.service';
import { creditTerms } from '../src/money/ledger/ledger.tables';
import { orderLogs } from '../src/trade/orders/orders.tables';
import { shipments } from '../src/trade/shipments/shipments.tables';
import { must } from './buying';
import { operatorsOf } from './operators';
import type { PayingApp } from './payingApp';
import { accountOf, openSessions, type Person } from './people';
import { buyReceived } from './returning';
import { shippingApp } from './shipping';
import type { Answer } from './testApp';

/** The middle of a month, in Shanghai. */
export const midOf = (period: string): Date => new Date(periodBounds(period).startsAt.getTime() + 14 * 86_400_000);

export async function build(test: PayingApp, period: string, customerId = 1) {
  const whose = { customerId, companyId: 1 };
  return test.db.transaction((tx) => buildStatements({ ...test.context(), tx }, whose, period, theSystem));
}

/** On account, shipped, and received at another time than now. */
export async function receivedAt(
  test: PayingApp,
  maker: Person,
  at: Date,
  goods?: [string, number][],
): Promise<number> {
  // Months long past are overdue as soon as they are billed; that keeps nobody from buying here.
  await test.db.update(creditTerms).set({ overdue: false });
  const orderId = await buyReceived(test, maker, goods);
  await test.db.update(shipments).set({ receivedAt: at }).where(eq(shipments.orderId, orderId));
  return orderId;
}

export const financeOf = async (test: PayingApp): Promise<Person> => {
  const [finance] = await openSessions(test, [(await accountOf(test, 'finance')).accountId]);
  if (!finance) throw new Error('no finance');
  return finance;
};

export type StatementsApp = Awaited<ReturnType<typeof statementsApp>>;

/** Who buys on account, who checks it, who answers and counts the money, and what they do all the time. */
export async function statementsApp() {
  const { test, staff, people, warehouse, service } = await shippingApp(1);
  const [buyer] = people as [Person];
  const finance = await financeOf(test);
  const cashier = await staff.logIn('cashier');
  const { customerId } = await accountOf(test, 'buyer');
  const model = async (statementId: number): Promise<StatementModel> =>
    must(await test.call('Statement/GetModel', { statementId }, finance)).resultData;
  return {
    test,
    staff,
    buyer,
    finance,
    cashier,
    warehouse,
    service,
    customerId,
    model,
    confirm: async (statementId: number) =>
      test.call('Statement/Confirm', { statementId, closing: (await model(statementId)).closing }, finance),
    usedNow: async () => (await creditOf(test.db, customerId))?.used ?? 0,
    built: async (period: string) => {
      const [made] = await build(test, period, customerId);
      if (!made) throw new Error(`no statement for ${period}`);
      return made;
    },
    add: async (statementId: number, more: object) => {
      const claim = {
        requestId: randomUUID(),
        statementId,
        type: 'price',
        buyerAmount: 1,
        text: '协议价不同',
        ...more,
      };
      const { body } = await test.callRaw('Statement/AddDifference', claim, finance);
      return body as Answer<'Statement/AddDifference'>;
    },
  };
}

let months = 0;
/** A month that no other statement of the test has. */
const anotherPeriod = (): string => {
  months += 1;
  const month = 2025 * 12 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
};

type Wanted = 'open' | 'disputed' | 'confirmed';

/** Of a month of its own, over one order. */
export async function statementAt(test: PayingApp, maker: Person, state: Wanted): Promise<number> {
  const { customerId } = await accountOf(test, 'buyer');
  const period = anotherPeriod();
  await receivedAt(test, maker, midOf(period));
  const [made] = await build(test, period, customerId);
  const { statementId, closing } = made ?? { statementId: 0, closing: 0 };
  const finance = await financeOf(test);
  if (state === 'confirmed')
    must(await test.call('Statement/Confirm', { statementId, closing: closing / 100 }, finance));
  if (state === 'disputed')
    must(await test.call('Statement/AddDifference', await differenceInput(test, statementId), finance));
  return statementId;
}

/** About its first entry. */
export async function differenceInput(test: PayingApp, statementId: number) {
  const own = eq(statementEntries.statementId, statementId);
  const [entry] = await test.db.select().from(statementEntries).where(own).orderBy(statementEntries.entryId);
  return {
    requestId: randomUUID(),
    statementId,
    entryId: entry?.entryId ?? 999_999_999,
    type: 'price' as const,
    buyerAmount: 1,
    text: '协议价不是这个数',
  };
}

export const differenceIn = async (test: PayingApp, statementId: number): Promise<number> =>
  (await test.db.select().from(differences).where(eq(differences.statementId, statementId)))[0]?.differenceId ??
  999_999_999;

/** Two months, the first paid with money from the bank, the second open. */
export async function statementsPaid(test: PayingApp, maker: Person): Promise<void> {
  const { customerId, companyId } = await accountOf(test, 'buyer');
  const [first, second] = [await statementAt(test, maker, 'confirmed'), await statementAt(test, maker, 'open')];
  const at = test.clock.now();
  const money = {
    bankNo: 'AUDIT-1',
    amount: 100,
    payer: '华东精密制造有限公司',
    payerAccount: '',
    memo: '',
    fileName: '',
  };
  const [line] = await test.db
    .insert(bankLines)
    .values({ ...money, companyId, paidAt: at, createdAt: at })
    .returning();
  const staff = operatorsOf(test);
  const bankLineId = line?.bankLineId ?? 0;
  must(await staff.call('Bank/Match', { bankLineId, customerId }, await staff.logIn('cashier')));
  // What happened long ago must be entered; so it is made to have happened long ago.
  const past = sql`now() - interval '2 hours'`;
  await test.db.update(orderLogs).set({ at: past });
  if (first === second) throw new Error('two statements are needed');
}
