import { randomUUID } from 'node:crypto';
import type { Faults } from './faults';
import { type Answer, type Call, json, parseJson } from './http';
import type { createInvoicing, InvoiceLie } from './invoicing';
import type { Lie, Notices } from './notices';
import type { Notice, Store, Trade } from './store';
import type { Trades } from './trades';

/** What a test may order. Several at once are fine; `pay` and `forge` come last. */
export type Order = {
  /** seconds; 0 brings it back */
  down?: number;
  refuse?: boolean;
  busy?: boolean;
  delay?: number;
  duplicate?: number;
  hold?: boolean;
  refunds?: Faults['refunds'];
  invoices?: Faults['invoices'];
  /** a notify of this invoice request that lies */
  forgeInvoice?: { requestNo: string; lie: InvoiceLie };
  /** an out_trade_no, an Alipay payment address or a WeChat code_url */
  pay?: string;
  forge?: Lie;
  outTradeNo?: string;
};

export type Outcome = { paid?: boolean; answer?: { status: number; body: string } };

type Parts = {
  faults: Faults;
  store: Store;
  trades: Trades;
  notices: Notices;
  invoicing: ReturnType<typeof createInvoicing>;
  openAddress: (address: string) => Trade | string;
};

const lies: Lie[] = ['signature', 'amount', 'appId', 'mchid', 'stale', 'probe'];

const findTrade = (store: Store, outTradeNo: string): Trade | undefined =>
  store.find('alipay', outTradeNo) ?? store.find('wechat', outTradeNo);

export function createControl({ faults, store, trades, notices, invoicing, openAddress }: Parts) {
  function payOrdered(what: string): boolean {
    const trade = what.includes(':') ? openAddress(what) : findTrade(store, what);
    return typeof trade === 'object' && trades.pay(trade);
  }

  async function obey(order: Order): Promise<Outcome> {
    if (order.down !== undefined) faults.downUntil = Date.now() + order.down * 1000;
    if (order.refuse !== undefined) faults.refuse = order.refuse;
    if (order.busy !== undefined) faults.busy = order.busy;
    if (order.delay !== undefined) faults.delayMs = order.delay;
    if (order.duplicate !== undefined) faults.duplicates = order.duplicate;
    if (order.refunds) faults.refunds = order.refunds;
    if (order.refunds === 'finish') trades.finishRefunds();
    if (order.invoices) faults.invoices = order.invoices;
    if (order.invoices && order.invoices !== 'hold') invoicing.finishAll();
    if (order.hold !== undefined) faults.holdNotices = order.hold;
    if (order.hold === false) notices.resume();
    const outcome: Outcome = {};
    if (order.pay) outcome.paid = payOrdered(order.pay);
    if (order.forge && lies.includes(order.forge)) {
      const trade = findTrade(store, order.outTradeNo ?? '');
      const at = new Date().toISOString();
      const notice: Notice = { noticeId: randomUUID(), createdAt: at, tries: 0, nextAt: at, delivered: false };
      if (trade) outcome.answer = await notices.sendOnce(trade, notice, order.forge);
    }
    if (order.forgeInvoice) {
      const answer = await invoicing.forge(order.forgeInvoice.requestNo, order.forgeInvoice.lie);
      if (answer) outcome.answer = answer;
    }
    return outcome;
  }

  return {
    obey,
    answer: async (call: Call): Promise<Answer> => {
      // A page in somebody's browser cannot send this type to us without asking first, and nobody answers it.
      if (!call.headers['content-type']?.startsWith('application/json')) return json(415, { error: '只接受 JSON' });
      const order = parseJson(call.body);
      return order ? json(200, await obey(order as Order)) : json(400, { error: '无法识别' });
    },
  };
}
