export const recoveryChannelLabels = { mail: '邮箱', mobile: '手机短信' } as const;
export type RecoveryChannel = keyof typeof recoveryChannelLabels;

export const recoveryRules = {
  account: { pattern: /^[^\s<>]{4,50}$/, message: '请输入账号或手机号' },
  code: { pattern: /^\d{6}$/, message: '请输入 6 位数字验证码' },
} as const;

export const codeMinutes = 10;
export const codeTriesAllowed = 5;
/** Tries from all other addresses together: they use nothing up of who asked for the code. */
export const codeTriesElsewhere = 20;
/** Codes an hour for one account from one address. */
export const codesPerAccount = 5;
/** From all addresses together; those from which the owner has logged in stay open. */
export const codesPerAccountEverywhere = 20;
export const codesPerAddress = 60;
