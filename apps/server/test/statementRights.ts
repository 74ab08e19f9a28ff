import { eq } from 'drizzle-orm';
import { isLatest } from '../src/books/statements/statements.queries';
import { statements } from '../src/books/statements/statements.tables';
import { bankLines } from '../src/money/bank/bank.tables';
import { buy } from './buying';
import { type PayingApp, pen } from './payingApp';
import { accountOf } from './people';
import { differenceIn, statementAt } from './statements';

const managers = ['administrator', 'cashier'] as const;
const viewers = ['administrator', 'cashier', 'service'] as const;

let lines = 0;
const bankRow = (amount: string) => {
  lines += 1;
  const text = { payer: '华东精密制造有限公司', payerAccount: '', memo: '货款' };
  return { ...text, bankNo: `RIGHTS-${lines}`, paidTime: '2026-11-16 09:00:00', amount };
};

/** Who may call what of statements, money and credit in the console, and what is right to send. */
export const statementRights = (given: () => { test: PayingApp; buyer: string }) => {
  const maker = async () => ({ accountId: (await accountOf(given().test, 'buyer')).accountId, token: given().buyer });
  // What a refused call left as it was serves the next one.
  const kept = new Map<string, number>();
  const inState = async (state: 'open' | 'disputed' | 'confirmed'): Promise<number> => {
    const { test } = given();
    const known = kept.get(state);
    const [row] = known ? await test.db.select().from(statements).where(eq(statements.statementId, known)) : [];
    // Only the last one can be taken back, so what stands before it serves nobody.
    if (known && row?.state === state && (await isLatest(test.db, row))) return known;
    const made = await statementAt(test, await maker(), state);
    kept.set(state, made);
    return made;
  };
  const difference = async () => differenceIn(given().test, await inState('disputed'));
  const line = async (): Promise<number> => {
    const { test } = given();
    const { companyId } = await accountOf(test, 'buyer');
    const { paidTime: _, ...row } = bankRow('1');
    const money = { amount: 1, paidAt: test.clock.now(), createdAt: test.clock.now(), fileName: '', companyId };
    const [made] = await test.db
      .insert(bankLines)
      .values({ ...row, ...money })
      .returning();
    return made?.bankLineId ?? 0;
  };
  const customerId = async () => (await accountOf(given().test, 'buyer')).customerId;
  return {
    'Statement/GetPage': { who: viewers, input: async () => ({}) },
    'Statement/GetModel': { who: viewers, input: async () => ({ statementId: await inState('open') }) },
    'Statement/Build': { who: managers, input: async () => ({ period: '2026-10' }) },
    'Statement/AnswerDifference': {
      who: managers,
      input: async () => ({ differenceId: await difference(), decision: 'accept', text: '协议价确实如此' }),
    },
    'Statement/ReplyDifference': {
      who: managers,
      input: async () => ({ differenceId: await difference(), text: '正在核对' }),
    },
    'Statement/Adjust': {
      who: managers,
      input: async () => ({
        requestId: crypto.randomUUID(),
        statementId: await inState('open'),
        amount: -1.5,
        reason: '运费多计，退还',
      }),
    },
    'Statement/Void': {
      who: managers,
      input: async () => ({ statementId: await inState('open'), reason: '出账有误，重新出账' }),
    },
    'Bank/GetPage': { who: managers, input: async () => ({}) },
    'Bank/Import': { who: managers, input: async () => ({ fileName: '流水.xlsx', rows: [bankRow('12.50')] }) },
    'Bank/Match': {
      who: managers,
      input: async () => {
        await inState('confirmed');
        return { bankLineId: await line(), customerId: await customerId() };
      },
    },
    'Bank/MatchOrder': {
      who: managers,
      input: async () => {
        const { test, buyer } = given();
        return { bankLineId: await line(), orderId: (await buy(test, buyer, [pen], 'transfer')).orderId };
      },
    },
    'Bank/Ignore': { who: managers, input: async () => ({ bankLineId: await line(), reason: '利息收入，不是货款' }) },
    'Bank/GiveBack': {
      who: managers,
      input: async () => ({ bankLineId: await line(), backNo: 'TK-1', reason: '多付的退回付款人' }),
    },
    'Credit/GetPage': { who: viewers, input: async () => ({}) },
    'Credit/GetHistory': { who: viewers, input: async () => ({ customerId: await customerId() }) },
    'Credit/Save': {
      who: managers,
      input: async () => ({ customerId: await customerId(), limit: 200_000, termDays: 60, note: '续签合同，账期延长' }),
    },
  } as const;
};
