import { fenToYuan, shareOf, yuanToFen } from '../ground/money';

/** How it is put right. `comesBack`: the goods are sent back first. */
export const returnTypes = {
  returnRefund: { label: '退货退款', hint: '寄回商品，验收后退款', comesBack: true },
  exchange: { label: '换货', hint: '寄回后换同规格新品', comesBack: true },
  refundOnly: { label: '仅退款', hint: '未收到或少件，免寄回', comesBack: false },
} as const;
export type AfterSaleType = keyof typeof returnTypes;

/** So many days from the receipt. `delivery` is about what never came: while a parcel is on its way it has no end. */
export const returnWindows = { noReason: 7, quality: 15, delivery: 15 } as const;
export type ReturnWindow = keyof typeof returnWindows;

type ReasonRule = {
  types: readonly AfterSaleType[];
  window: ReturnWindow;
  /** Then the freight of the pieces comes back as well. */
  sellersFault: boolean;
  needsPicture: boolean;
};

const unreceived = (sellersFault: boolean): ReasonRule => ({
  types: ['refundOnly'],
  window: 'delivery',
  sellersFault,
  needsPicture: false,
});
const faulty = (needsPicture: boolean): ReasonRule => ({
  types: ['returnRefund', 'exchange'],
  window: 'quality',
  sellersFault: true,
  needsPicture,
});

/** Why, and what follows from it. */
export const returnReasons = {
  未收到货: unreceived(true),
  空包裹: unreceived(true),
  少件漏发: unreceived(true),
  配送超时: unreceived(true),
  协商一致: unreceived(false),
  七天无理由: { types: ['returnRefund'], window: 'noReason', sellersFault: false, needsPicture: false },
  质量问题: faulty(true),
  发错货: faulty(true),
  破损: faulty(true),
  与描述不符: faulty(false),
  规格不合适: { types: ['returnRefund', 'exchange'], window: 'noReason', sellersFault: false, needsPicture: false },
  临期: faulty(false),
} as const satisfies Record<string, ReasonRule>;
export type ReturnReason = keyof typeof returnReasons;

export const reasonRule = (reason: ReturnReason): ReasonRule => returnReasons[reason];
export const reasonsOf = (type: AfterSaleType): ReturnReason[] =>
  (Object.keys(returnReasons) as ReturnReason[]).filter((reason) => reasonRule(reason).types.includes(type));

export const returnStateLabels = {
  pendingReview: '待审核',
  rejected: '已驳回',
  pendingReturn: '待寄回',
  pendingInspection: '待验收',
  inspectionFailed: '验收不通过',
  pendingRefund: '待退款',
  pendingReship: '换货待发货',
  pendingConfirm: '待确认',
  completed: '已完成',
  withdrawn: '已撤销',
  closed: '已关闭',
} as const;
export type ReturnState = keyof typeof returnStateLabels;

const allStates = Object.keys(returnStateLabels) as ReturnState[];
const ended = ['rejected', 'inspectionFailed', 'withdrawn', 'closed'] as const;

/** Nothing follows any more. */
export const isReturnOver = (state: ReturnState): boolean =>
  state === 'completed' || (ended as readonly ReturnState[]).includes(state);

/** `sent`: of those that wait for their money only those whose money is on its way already, or only the others. */
type TabRule = { label: string; states: readonly ReturnState[]; sent?: boolean };
type Tabs = Record<string, TabRule>;

/** Whether a return stands in a tab; `sent`: its money is on its way. */
export const isInReturnTab = ({ states, sent }: TabRule, row: { state: ReturnState; sent: boolean }): boolean =>
  states.includes(row.state) && (sent === undefined || row.state !== 'pendingRefund' || row.sent === sent);

export const returnTabs = {
  all: { label: '全部', states: allStates },
  open: { label: '平台处理中', states: ['pendingReview', 'pendingInspection', 'pendingRefund', 'pendingReship'] },
  pendingReturn: { label: '待寄回', states: ['pendingReturn'] },
  pendingConfirm: { label: '待确认', states: ['pendingConfirm'] },
  completed: { label: '已完成', states: ['completed'] },
  ended: { label: '未通过与已撤销', states: ended },
} as const satisfies Tabs;
export type ReturnTab = keyof typeof returnTabs;

/** What waits for operators first. */
export const consoleReturnTabs = {
  todo: {
    label: '待处理',
    states: ['pendingReview', 'pendingInspection', 'pendingRefund', 'pendingReship'],
    sent: false,
  },
  pendingReview: { label: '待审核', states: ['pendingReview'] },
  pendingInspection: { label: '待验收', states: ['pendingInspection'] },
  pendingRefund: { label: '待退款', states: ['pendingRefund'], sent: false },
  refunding: { label: '退款中', states: ['pendingRefund'], sent: true },
  pendingReship: { label: '换货待发', states: ['pendingReship'] },
  waiting: { label: '待客户处理', states: ['pendingReturn', 'pendingConfirm'] },
  over: { label: '已结束', states: ['completed', ...ended] },
  all: { label: '全部', states: allStates },
} as const satisfies Tabs;
export type ConsoleReturnTab = keyof typeof consoleReturnTabs;

export const returnActionLabels = { withdraw: '撤销申请', send: '填写物流', confirm: '确认完成' } as const;
export type ReturnAction = keyof typeof returnActionLabels;

export const returnStepLabels = {
  pass: '审核通过',
  reject: '驳回',
  inspect: '验收',
  refund: '退款',
  reship: '换货发出',
} as const;
/** What an operator does next. */
export type ReturnStep = keyof typeof returnStepLabels;

export const returnLimits = {
  text: 200,
  pictures: 5,
  lines: 100,
  answer: 200,
  returnTo: 150,
  /** Passed by itself then. */
  reviewHours: 48,
  /** Closed where nothing was sent back by then. */
  sendDays: 7,
  /** Completed by itself then. */
  confirmDays: 7,
} as const;

/** Pieces of a line that are neither closed nor returned, and what they cost, in 分: goods, and their part of the freight. */
export type KeptPieces = { pieces: number; goods: number; freight: number };

/** What so many of them cost. */
export const costOf = ({ pieces, goods, freight }: KeptPieces, count: number): { goods: number; freight: number } => ({
  goods: shareOf(goods, pieces, count),
  freight: shareOf(freight, pieces, count),
});

/** What comes back for so many of them. All pieces together give exactly what was charged for them. */
export function refundFor(kept: KeptPieces, count: number, reason: ReturnReason): number {
  const { goods, freight } = costOf(kept, count);
  return goods + (reasonRule(reason).sellersFault ? freight : 0);
}

/** By which ways so much comes back, in yuan: what is owed on account is owed no longer, only the rest goes back as money. */
export function waysBack(amount: number, owed: number): { offAccount: number; money: number } {
  const off = Math.min(yuanToFen(amount), yuanToFen(owed));
  return { offAccount: fenToYuan(off), money: fenToYuan(yuanToFen(amount) - off) };
}
