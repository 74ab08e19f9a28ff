import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './files';

export type ChannelName = 'alipay' | 'wechat';

export type Refund = {
  refundNo: string;
  /** the gateway's own number */
  refundId: string;
  amount: number;
  reason: string;
  state: 'processing' | 'done' | 'failed';
  notifyUrl: string;
  createdAt: string;
  doneAt?: string;
};

export type Notice = {
  noticeId: string;
  /** absent: the payment itself */
  refundNo?: string;
  createdAt: string;
  tries: number;
  nextAt: string;
  delivered: boolean;
};

export type Trade = {
  channel: ChannelName;
  outTradeNo: string;
  subject: string;
  /** 分 */
  amount: number;
  notifyUrl: string;
  returnUrl: string;
  createdAt: string;
  expiresAt: string;
  /** what only the opened page or the scanned code knows */
  token: string;
  tokenIssuedAt: string;
  state: 'waiting' | 'paid' | 'closed';
  transactionId?: string;
  paidAt?: string;
  refunds: Refund[];
  notices: Notice[];
};

export type Store = {
  all: () => Trade[];
  find: (channel: ChannelName, outTradeNo: string) => Trade | undefined;
  findByToken: (token: string) => Trade | undefined;
  findByRefund: (channel: ChannelName, refundNo: string) => Trade | undefined;
  save: (trade: Trade) => void;
};

/** One small file per trade, so that the cost of a change does not grow with the number of trades. */
export function openStore(folder: string): Store {
  const tradesFolder = join(folder, 'trades');
  mkdirSync(tradesFolder, { recursive: true, mode: 0o700 });
  const trades = new Map<string, Trade>();
  const byToken = new Map<string, Trade>();
  const byRefund = new Map<string, Trade>();
  const keyOf = (channel: ChannelName, number: string) => `${channel}-${number}`;

  function remember(trade: Trade) {
    trades.set(keyOf(trade.channel, trade.outTradeNo), trade);
    byToken.set(trade.token, trade);
    for (const { refundNo } of trade.refunds) byRefund.set(keyOf(trade.channel, refundNo), trade);
  }

  for (const name of readdirSync(tradesFolder)) {
    if (name.endsWith('.json')) remember(JSON.parse(readFileSync(join(tradesFolder, name), 'utf8')) as Trade);
  }
  return {
    all: () => [...trades.values()],
    find: (channel, outTradeNo) => trades.get(keyOf(channel, outTradeNo)),
    findByToken: (token) => byToken.get(token),
    findByRefund: (channel, refundNo) => byRefund.get(keyOf(channel, refundNo)),
    save: (trade) => {
      writeWhole(join(tradesFolder, `${keyOf(trade.channel, trade.outTradeNo)}.json`), trade);
      remember(trade);
    },
  };
}
