import { calls } from '@yigou/contract/calls';
import { consoleCalls } from '@yigou/contract/console';
import type { ReturnState } from '@yigou/contract/trade/returns.terms';
import { eq } from 'drizzle-orm';
import { refunds } from '../../money/payments/payments.tables';
import { confirmBankRefund } from '../../money/payments/stuckRefunds.service';
import { applyForReturn } from '../../trade/returns/returnApplying.service';
import { inspect, pass, refund, reject, reship } from '../../trade/returns/returnDeciding.service';
import { causeOf } from '../../trade/returns/returnEffects.service';
import { confirmReturn, sendBack, withdrawReturn } from '../../trade/returns/returning.service';
import { payablesWithReturns } from '../../trade/returns/returnRefunding.service';
import type { Agenda, Calendar } from './calendar';
import { happens } from './happens';
import type { Stage } from './stage';
import { digits, sentBy } from './verbs';

type Kind = 'returnRefund' | 'exchange';
type Return = { returnId: number; lineNo: number };
export type Bought = { orderId: number; lineNo: number };

const warehouse = '上海市嘉定区物流路 88 号退货仓，退货组，021-60000000';

const applyFor = (stage: Stage, who: string, { orderId, lineNo }: Bought, type: Kind): Promise<Return> =>
  stage.step(async (tx) => {
    const input = calls['OrderReturn/Apply'].input.parse({
      requestId: stage.chance.uuid(),
      orderId,
      type,
      reason: type === 'exchange' ? '规格不合适' : '七天无理由',
      text: type === 'exchange' ? '尺寸买错了，请换同款' : '数量多买了，未拆封',
      contact: stage.cast.get(who)?.accountName ?? '',
      phone: '13800000000',
      lines: [{ lineNo, qty: 1 }],
    });
    return { returnId: (await applyForReturn(stage.as(who, tx), input)).returnId, lineNo };
  });

type Step = (stage: Stage, who: string, made: Return) => Promise<unknown>;

const passed: Step = (stage, _, { returnId }) =>
  stage.step((tx) => pass(stage.asStaff('service', tx), returnId, warehouse));
const sent: Step = (stage, who, { returnId }) =>
  stage.step((tx) => sendBack(stage.as(who, tx), { returnId, ...sentBy(stage) }));
const inspected: Step = (stage, _, { returnId, lineNo }) =>
  stage.step((tx) => {
    const lines = [{ lineNo, sound: 1, damaged: 0, refused: 0 }];
    return inspect(stage.asStaff('warehouse', tx), consoleCalls['Return/Inspect'].input.parse({ returnId, lines }));
  });
/** What came by bank the cashier sends back by bank. */
const refunded: Step = async (stage, _, { returnId }) => {
  await stage.step((tx) => refund(stage.asStaff('cashier', tx), returnId));
  const sums = await stage.db
    .select()
    .from(refunds)
    .where(eq(refunds.cause, causeOf({ returnId })));
  for (const { refundNo } of sums.filter(({ state }) => state === 'waiting'))
    await stage.step((tx) => {
      const ctx = { ...stage.asStaff('cashier', tx), payables: payablesWithReturns };
      return confirmBankRefund(ctx, refundNo, `CMB${digits(stage, 14)}`);
    });
};
const reshipped: Step = (stage, _, { returnId }) =>
  stage.step((tx) => reship(stage.asStaff('warehouse', tx), { returnId, ...sentBy(stage) }));
const confirmed: Step = (stage, who, { returnId }) => stage.step((tx) => confirmReturn(stage.as(who, tx), returnId));
const rejectedByUs: Step = (stage, _, { returnId }) =>
  stage.step((tx) => reject(stage.asStaff('service', tx), returnId, '商品已拆封使用，不符合无理由退货条件'));
const withdrawn: Step = (stage, who, { returnId }) => stage.step((tx) => withdrawReturn(stage.as(who, tx), returnId));

/** The steps that lead to a state, beginning with the application. */
const ways: Partial<Record<ReturnState, { type: Kind; steps: readonly Step[] }>> = {
  pendingReview: { type: 'returnRefund', steps: [] },
  rejected: { type: 'returnRefund', steps: [rejectedByUs] },
  withdrawn: { type: 'returnRefund', steps: [withdrawn] },
  pendingReturn: { type: 'exchange', steps: [passed] },
  pendingInspection: { type: 'returnRefund', steps: [passed, sent] },
  pendingRefund: { type: 'returnRefund', steps: [passed, sent, inspected] },
  pendingReship: { type: 'exchange', steps: [passed, sent, inspected] },
  pendingConfirm: { type: 'exchange', steps: [passed, sent, inspected, reshipped] },
  completed: { type: 'returnRefund', steps: [passed, sent, inspected, refunded, confirmed] },
};
export type ReturnEnding = keyof typeof ways;
export const returnEndings = Object.keys(ways) as ReturnEnding[];

type Course = { stage: Stage; calendar: Calendar; agenda: Agenda };

/** One piece of an order goes the way to this state, some hours at work from step to step. */
export async function goReturnWay(
  { stage, calendar, agenda }: Course,
  who: string,
  bought: Bought,
  state: ReturnEnding,
  mostHours = 7,
): Promise<void> {
  const { type, steps } = ways[state] ?? { type: 'returnRefund', steps: [] };
  const made = await applyFor(stage, who, bought, type);
  const goOn = (at: number): void => {
    const step = steps[at];
    if (!step) return;
    agenda.add(calendar.after(stage.now(), mostHours / 4, mostHours), async () => {
      // What is refused ends it there, such as when the clock was faster.
      if (await happens(() => step(stage, who, made))) goOn(at + 1);
    });
  };
  goOn(0);
}
