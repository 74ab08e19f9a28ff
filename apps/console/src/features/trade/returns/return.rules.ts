import { fenToYuan, formatYuan, plainYuan, yuanToFen } from '@yigou/contract/ground/money';
import { refundWays } from '@yigou/contract/money/payments.terms';
import type { ConsoleReturn } from '@yigou/contract/trade/returns.console';
import {
  type ReturnState,
  type ReturnStep,
  refundFor,
  returnLimits,
  returnTypes,
  waysBack,
} from '@yigou/contract/trade/returns.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<ReturnState, Turn> = {
  pendingReview: 'us',
  rejected: 'bad',
  pendingReturn: 'them',
  pendingInspection: 'us',
  inspectionFailed: 'bad',
  pendingRefund: 'us',
  pendingReship: 'us',
  pendingConfirm: 'them',
  completed: 'ok',
  withdrawn: 'off',
  closed: 'off',
};

export type Found = { lineNo: number; sound: number; damaged: number; refused: number };

/** Sound as a whole, until somebody looks. */
export const firstFound = ({ lines }: Pick<ConsoleReturn, 'lines'>): Found[] =>
  lines.map(({ lineNo, returnQty }) => ({ lineNo, sound: returnQty, damaged: 0, refused: 0 }));

/** What is neither damaged nor refused is sound. */
export const withFound = (qty: number, found: Found, part: Partial<Pick<Found, 'damaged' | 'refused'>>): Found => {
  const damaged = Math.min(part.damaged ?? found.damaged, qty);
  const refused = Math.min(part.refused ?? found.refused, qty - damaged);
  return { ...found, damaged, refused, sound: qty - damaged - refused };
};

const sumOf = (found: readonly Found[], of: 'sound' | 'damaged' | 'refused') =>
  found.reduce((sum, each) => sum + each[of], 0);

export const acceptedIn = (found: readonly Found[]): number => sumOf(found, 'sound') + sumOf(found, 'damaged');

type Judged = Pick<ConsoleReturn, 'type' | 'reason' | 'facts'>;

/** In yuan, if so many of each line were accepted. */
export function refundIf({ type, reason, facts }: Judged, found: readonly Found[]): number {
  if (type === 'exchange') return 0;
  const fen = found.map(({ lineNo, sound, damaged }) => {
    const fact = facts.find((each) => each.lineNo === lineNo);
    if (!fact) return 0;
    const kept = { pieces: fact.keptQty, goods: yuanToFen(fact.paid), freight: yuanToFen(fact.freight) };
    return refundFor(kept, sound + damaged, reason);
  });
  return fenToYuan(fen.reduce((sum, each) => sum + each, 0));
}

type Consequence = { title: string; value?: string; text: string };

/** Money back: what happens to each book, in the order in which it does. */
function moneyBack(model: ConsoleReturn, amount: number): Consequence[] {
  const { paymentMethod, credit, owed, budgets, awaitsRed } = model;
  const { offAccount, money } = waysBack(amount, owed);
  const plus = `+${plainYuan(amount)}`;
  const way = credit ? '退回记账前已付的货款' : refundWays[paymentMethod];
  return [
    ...(awaitsRed ? [{ title: '红字发票', text: '所退商品已开票：红字发票开具后自动退款' }] : []),
    ...(credit
      ? [
          {
            title: '释放账期额度',
            value: `+${plainYuan(offAccount)}`,
            text: `已用 ${formatYuan(credit.used)} → ${formatYuan(credit.used - offAccount)}，不涉及现金`,
          },
        ]
      : []),
    ...(!credit || money > 0 ? [{ title: '退款', value: `+${plainYuan(money)}`, text: way }] : []),
    ...budgets.map(({ name, left }) => ({ title: '退回预算', value: plus, text: `${name}，现余 ${formatYuan(left)}` })),
    { title: '待买方确认', text: `${returnLimits.confirmDays} 天后自动完成；全额退款的订单随之关闭` },
  ];
}

/** What follows from the next step, before it is made. */
export function consequencesOf(model: ConsoleReturn, step: ReturnStep, found: readonly Found[]): Consequence[] {
  const { type, facts } = model;
  const amount = model.decided ?? model.estimate;
  if (step === 'pass' && !returnTypes[type].comesBack)
    return [
      { title: '转待退款', value: formatYuan(amount), text: '免寄回，不入库；由财务退款' },
      ...moneyBack(model, amount).map((each) => ({ ...each, title: `之后：${each.title}` })),
    ];
  if (step === 'pass') {
    const replaced =
      type === 'exchange'
        ? [
            {
              title: '为换货留货',
              value: `${model.qty} 件`,
              text: `现可售 ${facts.map((fact) => fact.available).join('、')} 件`,
            },
          ]
        : [];
    return [...replaced, { title: '通知买方寄回', text: `${returnLimits.sendDays} 天内不寄回自动关闭` }];
  }
  if (step === 'inspect') {
    const back = {
      title: '入库',
      value: `${sumOf(found, 'sound')} 件`,
      text: `残次 ${sumOf(found, 'damaged')} 件不计入可售库存`,
    };
    const refused =
      sumOf(found, 'refused') > 0
        ? [{ title: '不合格退还买方', value: `${sumOf(found, 'refused')} 件`, text: '原因将告知买方' }]
        : [];
    if (acceptedIn(found) === 0)
      return [...refused, { title: '验收不通过', text: '售后结束，仍在期限内的可以重新申请' }];
    const next =
      type === 'exchange'
        ? { title: '转换货待发货', value: `${acceptedIn(found)} 件`, text: '由仓储发出' }
        : { title: '转待退款', value: formatYuan(refundIf(model, found)), text: '由财务退款' };
    return [back, ...refused, next];
  }
  if (step === 'refund') return moneyBack(model, amount);
  return [
    { title: '扣减留货', text: '按验收合格的数量发出，其余恢复为可售' },
    { title: '待买方确认', text: `${returnLimits.confirmDays} 天后自动完成` },
  ];
}
