import { type CustomerState, customerStateLabels } from './accounts.terms';

/** The tabs of the queue. */
export const registrationTabs = Object.keys(customerStateLabels) as CustomerState[];

/** What is promised to who registers. */
export const registrationAnswerHours = 24;

export const registrationLimits = {
  reason: 200,
  /** Fewer characters tell nobody why. */
  reasonLeast: 5,
  note: 200,
  groups: 20,
  /** Companies alike that are shown. */
  lookalikes: 5,
} as const;

/** What an operator can do with one that waits. */
export const registrationActionLabels = { approve: '通过', openCredit: '开通账期', refuse: '拒绝' } as const;
export type RegistrationAction = keyof typeof registrationActionLabels;

/** Anybody may have a mailbox there: it tells nothing of the company. */
const publicMailDomains: readonly string[] = [
  ...['qq.com', 'foxmail.com', '163.com', '126.com', 'yeah.net', 'vip.163.com', 'sina.com', 'sina.cn', 'sohu.com'],
  ...['139.com', '189.cn', 'wo.cn', 'aliyun.com', '21cn.com', 'tom.com', '88.com'],
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'icloud.com', 'yahoo.com'],
];

/** The domain of a company's own mailbox; empty for one that anybody could have. */
export function companyMailDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return publicMailDomains.includes(domain) ? '' : domain;
}
