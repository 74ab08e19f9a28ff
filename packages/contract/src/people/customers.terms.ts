import { type CustomerState, customerStateLabels } from './accounts.terms';

/** How a customer stands: not let in yet, or let in and then switched on or off. What is open goes on either way. */
export const customerStandingLabels = {
  active: '正常',
  disabled: '已停用',
  inReview: customerStateLabels.inReview,
  refused: customerStateLabels.refused,
} as const;
export type CustomerStanding = keyof typeof customerStandingLabels;

export const standingOf = ({ state, enabled }: { state: CustomerState; enabled: boolean }): CustomerStanding => {
  if (state !== 'passed') return state;
  return enabled ? 'active' : 'disabled';
};

export const customerTabLabels = { ...customerStandingLabels, all: '全部' } as const;
export type CustomerTab = keyof typeof customerTabLabels;

export const customerLimits = {
  reason: 200,
  /** Fewer characters tell nobody why. */
  reasonLeast: 5,
  /** Of one company. */
  groups: 200,
  groupDescription: 200,
  /** Members that are put in, or taken out, at once. */
  members: 500,
} as const;

export const groupNameRule = {
  pattern: /^[^<>\p{Cc}]{1,30}$/u,
  message: '客户组名称为 1–30 个字，不能含有 < 或 >',
} as const;

/** 月结 */
export const termDaysChoices = [30, 60, 90] as const;
export type TermDays = (typeof termDaysChoices)[number];

/** Orders are counted so many days back. */
export const countedOrderDays = 90;

/** Names and tax numbers as somebody pastes them: one a line, or parted by commas. */
export const readCustomerWords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n\r\t,，、;；]+/)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
];
