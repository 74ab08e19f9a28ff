import { taxNumberOk } from '../ground/taxNumber';

/** Rules that a form checks while typing and the server checks again. Each has one message. */
export const accountFieldRules = {
  accountNo: { pattern: /^[A-Za-z]\w{3,19}$/, message: '账号为 4–20 位，以字母开头，可含字母、数字、下划线' },
  mobile: { pattern: /^1[3-9]\d{9}$/, message: '请输入 11 位手机号' },
  email: { pattern: /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, message: '请输入正确的邮箱地址' },
  companyName: { pattern: /^[^<>\p{Cc}]{2,100}$/u, message: '企业名称为 2–100 个字，不能含有 < 或 >' },
  personName: { pattern: /^[^<>\p{Cc}]{1,20}$/u, message: '姓名为 1–20 个字，不能含有 < 或 >' },
  /** What the wire carries: the MD5 of the password in capitals. */
  passwordHash: { pattern: /^[0-9A-F]{32}$/, message: '密码格式不正确' },
} as const;

export const emailMaxLength = 100;

const passwordClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

export const passwordRule = {
  message: '密码为 8–20 位，至少包含大写字母、小写字母、数字、符号中的三种，且不含空格',
  ok: (password: string): boolean =>
    /^[\x21-\x7e]{8,20}$/.test(password) && passwordClasses.filter((each) => each.test(password)).length >= 3,
};

export const taxNumberRule = {
  message: '请输入正确的 18 位统一社会信用代码',
  ok: taxNumberOk,
};

export const customerStateLabels = { inReview: '待审核', passed: '已通过', refused: '已拒绝' } as const;
export type CustomerState = keyof typeof customerStateLabels;

/** Wrong passwords for one account from one address. */
export const loginFailuresAllowed = 5;
/** From all addresses together: a stranger elsewhere must not be able to lock the owner out with a handful of tries. */
export const accountFailuresAllowed = 50;
export const lockMinutes = 15;
/** How long an address from which the owner logged in counts as their own. */
export const knownAddressDays = 30;
export const sessionIdleHours = 2;
/** However busy, then the password is asked for again. */
export const sessionMaxHours = 24;
export const rememberDays = 30;
export const rememberMaxDays = 90;
export const passwordsRemembered = 5;
