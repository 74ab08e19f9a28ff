import { randomBytes, randomUUID } from 'node:crypto';
import { formatDate } from '@yigou/contract/ground/time';
import type { Faults } from './faults';
import { randomDigits } from './keys';
import type { ChannelName, Notice, Refund, Store, Trade } from './store';

export type NewTrade = Pick<Trade, 'channel' | 'outTradeNo' | 'subject' | 'amount' | 'notifyUrl' | 'returnUrl'> & {
  expiresAt: Date;
};

/** Why a refund is not taken; each protocol has its own code for it. */
export type RefundFault = 'notPaid' | 'different' | 'tooMuch' | 'poor' | 'forbidden';

export type Trades = {
  /** The trade as it stands; opening it again with other terms is 'different'. */
  open: (wanted: NewTrade) => Trade | 'different';
  pay: (trade: Trade) => boolean;
  close: (trade: Trade) => boolean;
  refund: (
    trade: Trade,
    wanted: Pick<Refund, 'refundNo' | 'amount' | 'reason' | 'notifyUrl'>,
  ) => { refund: Refund; fresh: boolean } | RefundFault;
  /** Refunds that were held back go through. */
  finishRefunds: () => void;
  isExpired: (trade: Trade) => boolean;
};

export const isTradeNo = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{6,64}$/.test(text);

export const refundedOf = (trade: Trade): number =>
  trade.refunds.filter((each) => each.state === 'done').reduce((sum, each) => sum + each.amount, 0);

const promisedOf = (trade: Trade): number =>
  trade.refunds.filter((each) => each.state !== 'failed').reduce((sum, each) => sum + each.amount, 0);

const transactionPrefix: Record<ChannelName, (day: string) => string> = {
  alipay: (day) => `${day}22001`,
  wechat: (day) => `420000${day}`,
};

/** What happens to money, whatever the protocol. Every change is on disk before anybody hears of it. */
export function createTrades(
  store: Store,
  faults: Faults,
  now: () => Date,
  announce: (trade: Trade, notice: Notice) => void,
): Trades {
  const isExpired = (trade: Trade) => trade.state === 'waiting' && new Date(trade.expiresAt) <= now();

  function addNotice(trade: Trade, refundNo?: string): Notice {
    const at = now().toISOString();
    const notice: Notice = { noticeId: randomUUID(), createdAt: at, tries: 0, nextAt: at, delivered: false };
    if (refundNo) notice.refundNo = refundNo;
    trade.notices.push(notice);
    return notice;
  }

  function settle(trade: Trade, refund: Refund, state: 'done' | 'failed') {
    refund.state = state;
    refund.doneAt = now().toISOString();
    const notice = addNotice(trade, refund.refundNo);
    store.save(trade);
    announce(trade, notice);
  }

  const trades: Trades = {
    isExpired,
    open: (wanted) => {
      const known = store.find(wanted.channel, wanted.outTradeNo);
      const expiresAt = wanted.expiresAt.toISOString();
      if (known && (known.amount !== wanted.amount || known.expiresAt !== expiresAt)) return 'different';
      if (known && known.state !== 'waiting') return known;
      const at = now().toISOString();
      const trade: Trade = known ?? {
        ...wanted,
        expiresAt,
        createdAt: at,
        token: randomBytes(12).toString('base64url'),
        tokenIssuedAt: at,
        state: 'waiting',
        refunds: [],
        notices: [],
      };
      trade.tokenIssuedAt = at;
      store.save(trade);
      return trade;
    },
    pay: (trade) => {
      if (trade.state !== 'waiting' || isExpired(trade)) return false;
      const day = formatDate(now()).replaceAll('-', '');
      const prefix = transactionPrefix[trade.channel](day);
      trade.state = 'paid';
      trade.paidAt = now().toISOString();
      trade.transactionId = prefix + randomDigits(28 - prefix.length);
      const notice = addNotice(trade);
      store.save(trade);
      announce(trade, notice);
      return true;
    },
    close: (trade) => {
      if (trade.state === 'paid') return false;
      trade.state = 'closed';
      store.save(trade);
      return true;
    },
    refund: (trade, wanted) => {
      if (trade.state !== 'paid') return 'notPaid';
      const known = trade.refunds.find((each) => each.refundNo === wanted.refundNo);
      if (known && known.amount !== wanted.amount) return 'different';
      if (known && known.state !== 'failed') return { refund: known, fresh: false };
      if (promisedOf(trade) + wanted.amount > trade.amount) return 'tooMuch';
      if (faults.refunds === 'poor') return 'poor';
      // WeChat takes it and says later that it failed; Alipay does not take it.
      if (faults.refunds === 'fail' && trade.channel === 'alipay') return 'forbidden';
      const refund: Refund = known ?? {
        ...wanted,
        refundId: `50${randomDigits(27)}`,
        state: 'processing',
        createdAt: now().toISOString(),
      };
      if (!known) trade.refunds.push(refund);
      refund.state = 'processing';
      store.save(trade);
      if (faults.refunds !== 'hold') settle(trade, refund, faults.refunds === 'fail' ? 'failed' : 'done');
      return { refund, fresh: true };
    },
    finishRefunds: () => {
      for (const trade of store.all())
        for (const refund of trade.refunds) if (refund.state === 'processing') settle(trade, refund, 'done');
    },
  };
  return trades;
}
