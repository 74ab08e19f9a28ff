import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Opened } from '@yigou/contract/money/payments';
import type { OnlineMethod } from '@yigou/contract/money/payments.terms';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { type Sandbox, startSandbox } from '@yigou/sandbox';
import { vi } from 'vitest';
import { createIssuers, type IssueContext, runInvoice } from '../src/books/invoices/issuing.service';
import { createJobs } from '../src/ground/jobs/jobs';
import { type Channels, createChannels } from '../src/money/channels/channels.service';
import type { PayContext } from '../src/money/payments/attempts.service';
import { runRefund } from '../src/money/payments/refunds.service';
import type { FlowContext } from '../src/trade/approvals/approvables.service';
import { orderApprovables } from '../src/trade/orders/orderApprovables.service';
import { payablesWithReturns } from '../src/trade/returns/returnRefunding.service';
import { sweep } from '../src/workers';
import { buy, must, orderOf } from './buying';
import { patiently } from './patience';
import { memoryStore, type TestApp, testApp } from './testApp';

export const pen: [string, number] = ['MG-Q7-BK', 20];

/** What the shop asks a gateway, in the order it asks. */
export type Asked = {
  channel: OnlineMethod;
  what: 'open' | 'query' | 'close' | 'refund' | 'queryRefund';
  outTradeNo: string;
};
const verbs = ['open', 'query', 'close', 'refund', 'queryRefund'] as const;

export type PayingApp = TestApp & {
  sandbox: Sandbox;
  /** Where notifies come in. */
  url: string;
  asked: Asked[];
  /** Called before each question to a gateway, to look at the books at that very moment. */
  listen: { before: (asked: Asked) => Promise<void> };
  /** Back to when the test file began: what one test waited for is over for the next. */
  rewind: () => void;
  context: () => PayContext & FlowContext;
  /** Another minute of the background, at the time of the clock. */
  sweep: () => Promise<void>;
  runRefund: (refundNo: string) => Promise<void>;
  runInvoice: (invoiceId: number) => Promise<void>;
};

/** Writes down every question on its way to the gateway. */
function overheard(channels: Channels, { asked, listen }: Pick<PayingApp, 'asked' | 'listen'>): Channels {
  const wrap = (name: OnlineMethod) => {
    const channel = channels[name];
    const told = verbs.map((what) => [
      what,
      async (given: string | { outTradeNo: string }) => {
        const question = { channel: name, what, outTradeNo: typeof given === 'string' ? given : given.outTradeNo };
        asked.push(question);
        await listen.before(question);
        return channel[what](given as never);
      },
    ]);
    return { ...channel, ...Object.fromEntries(told) };
  };
  return { alipay: wrap('alipay'), wechat: wrap('wechat') };
}

/** The whole server on a port, with real gateways behind it: notifies arrive over HTTP. */
export async function payingApp(): Promise<PayingApp> {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-paying-'));
  let test: TestApp | undefined;
  let url = '';
  // Trades live by the clock of the test; it starts with the real one, by which a QR code ages.
  const start = new Date(Math.floor(Date.now() / 1000) * 1000);
  const now = () => test?.clock.now() ?? start;
  const sandbox = await startSandbox({ folder, port: 0, notifyPauseMs: 20, now });
  const ears: Pick<PayingApp, 'asked' | 'listen'> = { asked: [], listen: { before: async () => {} } };
  const merchant = createChannels({
    alipay: {
      ...sandbox.alipay,
      get notifyUrl() {
        return `${url}/notify/alipay`;
      },
    },
    wechat: {
      ...sandbox.wechat,
      get notifyUrl() {
        return `${url}/notify/wechat`;
      },
    },
  });
  const channels = overheard(merchant, ears);
  const issuers = createIssuers({
    ...sandbox.invoicing,
    get notifyUrl() {
      return `${url}/notify/invoice`;
    },
  });
  const app = await testApp({
    payments: { channels, shopUrl: () => 'http://localhost', phoneUrl: sandbox.phoneUrl },
    invoicing: { issuers, seller: { taxNo: '91310000MA1FL8TQ36' } },
  });
  test = app;
  app.clock.set(start);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  const jobs = createJobs(app.database, () => {}, false);
  const faces = { payables: payablesWithReturns, approvables: orderApprovables };
  const making = { issuers, files: memoryStore(app.files) };
  const context = () => ({ tx: app.db, now: now(), jobs, log: app.app.log, channels, ...faces });
  return {
    ...app,
    ...ears,
    sandbox,
    url,
    rewind: () => app.clock.set(start),
    context,
    sweep: () => sweep(context(), making),
    runRefund: (refundNo) => runRefund(context(), refundNo),
    runInvoice: (invoiceId) => runInvoice({ ...context(), ...making } satisfies IssueContext, invoiceId),
    close: async () => {
      await sandbox.stop();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for a state that comes by itself, such as with a notify. */
export const until = (look: () => Promise<void>) => vi.waitFor(look, patiently);

export const create = (test: PayingApp, token: string, orderIds: number[], method: OnlineMethod, requestId?: string) =>
  test.call('Payment/Create', { requestId: requestId ?? randomUUID(), orderIds, method }, { token });

export const open = async (test: PayingApp, token: string, orderIds: number[], method: OnlineMethod): Promise<Opened> =>
  must(await create(test, token, orderIds, method)).resultData;

/** A buyer opens the page or scans the code, and pays. */
export async function payAt(test: PayingApp, { payUrl }: Pick<Opened, 'payUrl'>): Promise<void> {
  const { paid } = await test.sandbox.control({ pay: payUrl });
  if (!paid) throw new Error(`the gateway did not take the money for ${payUrl}`);
}

export async function untilOrder(test: PayingApp, token: string, orderId: number, looks: Partial<OrderModel>) {
  await until(async () => {
    const order = await orderOf(test, token, orderId);
    for (const [key, value] of Object.entries(looks))
      if (order[key as keyof OrderModel] !== value) throw new Error(`${key} is ${order[key as keyof OrderModel]}`);
  });
  return orderOf(test, token, orderId);
}

/** Ordered, paid at the gateway, and told to the shop. */
export async function buyAndPay(test: PayingApp, token: string, method: OnlineMethod) {
  const { orderId } = await buy(test, token, [pen], method);
  const opened = await open(test, token, [orderId], method);
  await payAt(test, opened);
  const order = await untilOrder(test, token, orderId, { state: 'pendingShipment' });
  return { orderId, opened, order };
}
