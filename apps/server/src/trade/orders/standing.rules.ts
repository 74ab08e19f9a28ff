import { formatTime } from '@yigou/contract/ground/time';
import { isOnline, type PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { OrderState, StandingTone } from '@yigou/contract/trade/orders.terms';

type Standing = {
  state: OrderState;
  payMethod: PaymentMethod;
  dueAt: Date | null;
  shipBy: Date | null;
  cancelReason: string;
  lines: readonly { qty: number; shippedQty: number; closedQty: number }[];
  /** The last thing that happened to it. */
  log: { at: Date; who: string; what: string; note: string } | undefined;
  /** Whose turn it is to approve. */
  turn: { names: readonly string[]; since: Date; level: number; levelCount: number } | undefined;
  now: Date;
};
type Said = { text: string; tone: StandingTone; stage?: string };

/** Seconds and the year are not what one asks for. */
const short = (time: Date): string => formatTime(time).slice(5, 16);
const until = (time: Date | null, then: string): string => (time ? `，${short(time)} 前${then}` : '');

const promised = ({ shipBy, now }: Standing): Said => {
  if (!shipBy) return { text: '等待平台发货', tone: 'run' };
  return shipBy < now
    ? { text: `平台承诺 ${short(shipBy)} 前发出，已经超时，可催发货`, tone: 'bad' }
    : { text: `等待平台发货，承诺 ${short(shipBy)} 前发出`, tone: 'run' };
};

const partly = (order: Standing): Said => {
  const sum = (of: (line: Standing['lines'][number]) => number) => order.lines.reduce((all, line) => all + of(line), 0);
  const shipped = sum((line) => line.shippedQty);
  const left = sum((line) => line.qty - line.shippedQty - line.closedQty);
  const { text, tone } = promised(order);
  return { text: `已发 ${shipped} 件，还有 ${left} 件：${text}`, tone, stage: `已发 ${shipped}/${shipped + left}` };
};

const approving = ({ turn, dueAt }: Standing): Said => {
  const whom =
    turn && turn.names.length > 0 ? `等待 ${turn.names.join('、')} 审批，自 ${short(turn.since)} 起` : '等待审批';
  const stage = turn && turn.levelCount > 1 ? `${turn.level}/${turn.levelCount} 级` : '';
  return { text: `${whom}${until(dueAt, '未完成将自动取消')}`, tone: 'run', stage };
};

const paying = ({ payMethod, dueAt }: Standing): Said =>
  isOnline(payMethod) || payMethod === 'account'
    ? { text: `等待付款${until(dueAt, '未付将自动取消')}`, tone: 'act' }
    : { text: `等待汇款到账，汇款时请写明识别码${until(dueAt, '未到账将自动取消')}`, tone: 'act' };

const lastThing = ({ log }: Standing): string =>
  log ? [`${short(log.at)} ${log.who} ${log.what}`, log.note].filter(Boolean).join('：') : '';

const told: Record<OrderState, (order: Standing) => Said> = {
  pendingApproval: approving,
  rejected: (order) => ({ text: `${lastThing(order)}。修改后可以重新提交`, tone: 'bad' }),
  pendingPayment: paying,
  pendingShipment: promised,
  cancelRequested: ({ dueAt }) => ({ text: `等待平台处理取消申请${until(dueAt, '未处理将自动同意')}`, tone: 'run' }),
  partlyShipped: partly,
  shipped: () => ({ text: '商品已全部发出，收到后请逐个包裹确认', tone: 'act' }),
  completed: (order) => ({ text: order.log ? `${short(order.log.at)} 收货完成` : '收货完成', tone: 'good' }),
  cancelled: ({ cancelReason }) => ({ text: cancelReason ? `取消原因：${cancelReason}` : '已取消', tone: 'done' }),
  closed: (order) => ({ text: lastThing(order) || '已关闭', tone: 'done' }),
};

/** Why an order is where it is: for whom it waits, since when, until when. */
export const standingOf = (order: Standing): Required<Said> => ({ stage: '', ...told[order.state](order) });
