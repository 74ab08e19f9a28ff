import { type Channel, type ChannelName, NotifyRefused, type PayRequest } from '../../money/channels/channels.rules';
import type { Channels } from '../../money/channels/channels.service';

const refused = { status: 500, contentType: 'text/plain', body: 'fail' };

/** A gateway that keeps its trades in memory and pays back at once; nobody could ask the real one for a trade of last year. */
function pastGateway(name: ChannelName, now: () => Date): Channel {
  const open = new Map<string, PayRequest>();
  return {
    name,
    open: async (request) => {
      open.set(request.outTradeNo, request);
      return { payUrl: `https://${name}.invalid/${request.outTradeNo}` };
    },
    query: async (outTradeNo) => {
      const trade = open.get(outTradeNo);
      if (!trade) return { state: 'notFound' };
      return { state: trade.expiresAt > now() ? 'waiting' : 'closed' };
    },
    close: async () => 'closed',
    refund: async () => 'done',
    queryRefund: async () => 'done',
    readNotify: async () => {
      throw new NotifyRefused('unreadable');
    },
    accepted: refused,
    refused,
  };
}

export const pastGateways = (now: () => Date): Channels => ({
  alipay: pastGateway('alipay', now),
  wechat: pastGateway('wechat', now),
});
