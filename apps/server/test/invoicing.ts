import { randomUUID } from 'node:crypto';
import type { ApplicationState } from '@yigou/contract/books/invoices.terms';
import type { CallInput } from '@yigou/contract/calls';
import { consoleUploadPath } from '@yigou/contract/ground/files.terms';
import { eq } from 'drizzle-orm';
import { applications, invoices, titles } from '../src/books/invoices/invoices.tables';
import { orders } from '../src/trade/orders/orders.tables';
import { uploadFile } from './builders';
import { buy, must } from './buying';
import { operatorsOf } from './operators';
import { type PayingApp, pen, until } from './payingApp';
import type { Person } from './people';
import { shipOrder } from './shipping';

export const plainTitle: CallInput<'Invoice/SaveTitle'> = {
  type: 'normal',
  holder: 'company',
  name: '华为技术有限公司',
  taxNo: '914403001922038216',
  email: 'fapiao@example.com',
};
export const specialTitle: CallInput<'Invoice/SaveTitle'> = {
  ...plainTitle,
  type: 'special',
  address: '深圳市龙岗区坂田华为总部办公楼',
  phone: '0755-28780808',
  bank: '中国银行深圳分行',
  bankAccount: '4478920301827',
};

type Goods = [skuNo: string, qty: number][];
type Token = Pick<Person, 'token'>;

/** Bought on account, shipped and received. */
export async function completed(test: PayingApp, who: Token, goods: Goods = [pen]): Promise<number> {
  const { orderId } = await buy(test, who.token, goods, 'account');
  await shipOrder(test, orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId }, who));
  return orderId;
}

/** The same without the parcel, for who only needs that it is over. */
export async function endedOrder(test: PayingApp, who: Token, goods: Goods): Promise<number> {
  const { orderId } = await buy(test, who.token, goods, 'account');
  await test.db.update(orders).set({ state: 'completed' }).where(eq(orders.orderId, orderId));
  return orderId;
}

/** A title of the customer; the second time the same. */
export async function titleOf(test: PayingApp, who: Token, draft = plainTitle): Promise<number> {
  const kept = must(await test.call('Invoice/GetTitleList', {}, who)).resultData;
  const same = kept.find(({ type, name }) => type === draft.type && name === draft.name);
  return same?.titleId ?? must(await test.call('Invoice/SaveTitle', draft, who)).resultData.titleId;
}

export async function applyFor(test: PayingApp, who: Token, orderIds: number[], titleId?: number) {
  const given = { titleId: titleId ?? (await titleOf(test, who)), orderIds };
  const { total } = must(await test.call('Invoice/Preview', given, who)).resultData;
  return must(await test.call('Invoice/Apply', { requestId: randomUUID(), ...given, total }, who)).resultData;
}

/** One application over one completed order. */
export const applied = async (test: PayingApp, who: Token): Promise<number> =>
  (await applyFor(test, who, [await completed(test, who)])).applicationId;

export const docsOf = (test: PayingApp, applicationId: number) =>
  test.db.select().from(invoices).where(eq(invoices.applicationId, applicationId)).orderBy(invoices.invoiceId);

export const stateOf = async (test: PayingApp, applicationId: number) =>
  (await test.db.select().from(applications).where(eq(applications.applicationId, applicationId)))[0]?.state;

let numbered = 0;
/** A number that no other invoice has. */
export const invoiceNo = (): string => {
  numbered += 1;
  return `2631${String(numbered).padStart(16, '0')}`;
};

const cashiers = new WeakMap<PayingApp, Promise<{ token: string }>>();
export function cashier(test: PayingApp) {
  const known = cashiers.get(test) ?? operatorsOf(test).logIn('cashier');
  cashiers.set(test, known);
  return known;
}

const asCashier = async (test: PayingApp) => {
  const who = await cashier(test);
  const staff = operatorsOf(test);
  return (path: Parameters<typeof staff.call>[0], input: unknown) =>
    staff.callRaw(path, input, who) as Promise<{ success: boolean }>;
};

/** Approved, to be entered by hand. */
export async function approved(test: PayingApp, applicationId: number): Promise<number> {
  const call = await asCashier(test);
  must(await call('Invoice/Approve', { applicationId, issuer: 'hand' }));
  return (await docsOf(test, applicationId))[0]?.invoiceId ?? 0;
}

export const today = (test: PayingApp): string =>
  new Date(test.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Issued by hand, every invoice of it. */
export async function issuedByHand(test: PayingApp, applicationId: number, more: object = {}): Promise<number> {
  const call = await asCashier(test);
  const first = await approved(test, applicationId);
  for (const { invoiceId } of await docsOf(test, applicationId))
    must(await call('Invoice/Enter', { invoiceId, invoiceNo: invoiceNo(), issuedOn: today(test), ...more }));
  return first;
}

/** Issued by the service: sent, made there, told, asked and written. */
export async function issuedByService(test: PayingApp, applicationId: number): Promise<number> {
  const call = await asCashier(test);
  must(await call('Invoice/Approve', { applicationId, issuer: 'service' }));
  const docs = await docsOf(test, applicationId);
  for (const { invoiceId } of docs) await test.runInvoice(invoiceId);
  await until(async () => {
    const state = await stateOf(test, applicationId);
    if (state !== 'issued') throw new Error(`still ${state}`);
  });
  return docs[0]?.invoiceId ?? 0;
}

/** Some pieces of a line of an invoice made by hand are taken back, by a red one made by hand as well. */
export async function reversed(test: PayingApp, who: Token, invoiceId: number, qty: number, lineNo = 1): Promise<void> {
  const call = await asCashier(test);
  const wish = { requestId: randomUUID(), invoiceId, reason: '销货退回' as const, lines: [{ lineNo, qty }] };
  must(await test.call('Invoice/ApplyRed', wish, who));
  const [blue] = await test.db.select().from(invoices).where(eq(invoices.invoiceId, invoiceId));
  const applicationId = blue?.applicationId ?? 0;
  must(await call('Invoice/AnswerRed', { applicationId, accept: true }));
  const red = (await docsOf(test, applicationId)).at(-1);
  must(await call('Invoice/Enter', { invoiceId: red?.invoiceId, invoiceNo: invoiceNo(), issuedOn: today(test) }));
}

/** Waiting for the buyer's confirmation. */
export async function demanded(test: PayingApp, applicationId: number): Promise<void> {
  const call = await asCashier(test);
  const invoiceId = await issuedByHand(test, applicationId);
  must(await call('Invoice/DemandRed', { invoiceId, reason: '开票有误' }));
}

/** A 专票 title that waits for its review. */
export async function pendingTitle(test: PayingApp, who: Token): Promise<number> {
  const name = `资质公司 ${randomUUID().slice(0, 8)}`;
  await test.db.delete(titles);
  return must(await test.call('Invoice/SaveTitle', { ...specialTitle, name }, who)).resultData.titleId;
}

const finance = ['administrator', 'cashier'] as const;
const viewers = ['administrator', 'cashier', 'service'] as const;

/** The lines of the operators' table: who may, and what is right to send. */
export const invoiceRights = (given: () => { test: PayingApp; buyer: string }) => {
  const who = () => ({ token: given().buyer });
  // What a refused call left as it was serves the next one: to make an invoice takes longer than to ask about it.
  const kept = new Map<string, number>();
  const applicationIn = async (state: ApplicationState, make: (applicationId: number) => Promise<unknown>) => {
    const known = kept.get(state);
    if (known && (await stateOf(given().test, known)) === state) return known;
    const made = await applied(given().test, who());
    await make(made);
    kept.set(state, made);
    return made;
  };
  const docIn = async (applicationId: number) => (await docsOf(given().test, applicationId))[0]?.invoiceId ?? 0;
  const fresh = () => applicationIn('pendingReview', async () => {});
  const waiting = async () => docIn(await applicationIn('issuing', (id) => approved(given().test, id)));
  const issued = async () => docIn(await applicationIn('issued', (id) => issuedByHand(given().test, id)));
  return {
    'Invoice/GetPage': { who: viewers, input: async () => ({}) },
    'Invoice/GetModel': { who: viewers, input: async () => ({ applicationId: await fresh() }) },
    'Invoice/Approve': { who: finance, input: async () => ({ applicationId: await fresh(), issuer: 'hand' }) },
    'Invoice/Reject': {
      who: finance,
      input: async () => ({ applicationId: await fresh(), reason: '税号与营业执照不一致' }),
    },
    'Invoice/Enter': {
      who: finance,
      input: async () => ({ invoiceId: await waiting(), invoiceNo: invoiceNo(), issuedOn: today(given().test) }),
    },
    'Invoice/EnterMany': {
      who: finance,
      input: async () => ({ rows: [{ applicationNo: '1', invoiceNo: '1', issuedOn: '' }] }),
    },
    'Invoice/AddFiles': {
      who: finance,
      input: async () => ({ invoiceId: await issued(), fileIds: [await storedFile(given().test)] }),
    },
    'Invoice/Retry': {
      who: finance,
      input: async () => {
        const invoiceId = await waiting();
        await given().test.db.update(invoices).set({ state: 'failed' }).where(eq(invoices.invoiceId, invoiceId));
        return { invoiceId };
      },
    },
    'Invoice/DemandRed': { who: finance, input: async () => ({ invoiceId: await issued(), reason: '开票有误' }) },
    'Invoice/AnswerRed': {
      who: finance,
      input: async () => {
        const { test } = given();
        const applicationId = await applicationIn('redRequested', async (id) => {
          const invoiceId = await issuedByHand(test, id);
          must(await test.call('Invoice/ApplyRed', { requestId: randomUUID(), invoiceId, reason: '开票有误' }, who()));
        });
        return { applicationId, accept: true };
      },
    },
    'Invoice/VoidPaper': {
      who: finance,
      input: async () => {
        const applicationId = await applied(given().test, who());
        await issuedByHand(given().test, applicationId, { medium: 'paper' });
        return { applicationId, reason: '购买方名称写错' };
      },
    },
    'Invoice/GetTitlePage': { who: viewers, input: async () => ({}) },
    'Invoice/Qualify': {
      who: finance,
      input: async () => ({ titleId: await pendingTitle(given().test, who()), pass: true }),
    },
  } as const;
};

const onePage = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');

/** What an operator uploads. */
export async function storedFile(test: PayingApp, bytes: Buffer = onePage, token?: string): Promise<string> {
  const part = { kind: 'invoice', file: { name: '发票.pdf', bytes } };
  const { body } = await uploadFile(test, part, 'localhost', token ?? (await cashier(test)).token, consoleUploadPath);
  return must(body as { success: true; resultData: { fileId: string } }).resultData.fileId;
}

export const invoiceStateOf = async (test: PayingApp, orderId: number) =>
  (await test.db.select().from(orders).where(eq(orders.orderId, orderId)))[0]?.invoiceState;
