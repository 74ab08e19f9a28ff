import type { ReturnModel } from '@yigou/contract/trade/returns';
import { type ReturnState, returnStateLabels, returnTypes } from '@yigou/contract/trade/returns.terms';

type Told = Pick<ReturnModel, 'state' | 'type' | 'dueTime' | 'waitsFor' | 'answer' | 'refunds'>;

const byState: Record<ReturnState, (told: Told) => string> = {
  pendingReview: ({ dueTime }) => `待平台审核；${dueTime} 前未答复将自动通过`,
  rejected: ({ answer }) => `平台未通过：${answer}`,
  pendingReturn: ({ dueTime }) => `请在 ${dueTime} 前寄回商品并填写运单号，逾期自动关闭`,
  pendingInspection: () => '已寄回，待仓库验收；验收结果将通知您',
  inspectionFailed: ({ answer }) => `验收不通过：${answer}`,
  pendingRefund: ({ waitsFor, refunds }) => refunds.find((refund) => refund.failed)?.state ?? waitsFor,
  pendingReship: () => '验收通过，待仓库发出换货商品',
  pendingConfirm: ({ type, dueTime }) =>
    `${type === 'exchange' ? '换货已发出，收到后' : '退款已完成，'}请确认；${dueTime} 自动完成`,
  completed: () => '已完成',
  withdrawn: () => '申请已撤销；仍在期限内的可以重新申请',
  closed: () => '超时未寄回，申请已关闭；仍在期限内的可以重新申请',
};

/** Whose turn it is, and what happens when nobody takes it. */
export const whyOf = (told: Told): string => byState[told.state](told);

type Step = { title: string; states: readonly ReturnState[] };

/** The way of a return of this type, from the application to its end. */
export function stepsOf({ type }: Pick<ReturnModel, 'type'>): Step[] {
  const sending: Step[] = returnTypes[type].comesBack
    ? [
        { title: '寄回商品', states: ['pendingReturn'] },
        { title: '仓库验收', states: ['pendingInspection', 'inspectionFailed'] },
      ]
    : [];
  const settling: Step =
    type === 'exchange'
      ? { title: '换货发出', states: ['pendingReship'] }
      : { title: '退款', states: ['pendingRefund'] };
  return [
    { title: '平台审核', states: ['pendingReview', 'rejected'] },
    ...sending,
    settling,
    { title: '确认', states: ['pendingConfirm'] },
  ];
}

type Walked = { title: string; time: string; reached: boolean; now: boolean };

/** How far it has come: what is done and when, what it stands at, what is still to come. One that ended shows its end. */
export function walkOf({ type, state, logs }: Pick<ReturnModel, 'type' | 'state' | 'logs'>): Walked[] {
  const exits = logs.slice(1).map((log, at) => ({ from: logs[at]?.to, to: log.to, time: log.time }));
  const ended = state === 'withdrawn' || state === 'closed';
  const walked = stepsOf({ type }).map(({ title, states }) => {
    const exit = exits.findLast(({ from, to }) => from && states.includes(from) && !states.includes(to));
    // Ending early is no way to have done a step.
    const time = exit && !(ended && exit.to === state) ? exit.time : '';
    return { title, time, reached: time !== '', now: states.includes(state) };
  });
  const applied = { title: '提交申请', time: logs[0]?.time ?? '', reached: true, now: false };
  if (!ended) return [applied, ...walked];
  const end = { title: returnStateLabels[state], time: logs.at(-1)?.time ?? '', reached: true, now: true };
  return [applied, ...walked.filter((step) => step.reached), end];
}
