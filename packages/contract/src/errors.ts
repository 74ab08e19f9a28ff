import { type ErrorCode, errorCodes } from './envelope';

type ErrorEntry = { errorCode: ErrorCode; text: string };

const refused = (text: string): ErrorEntry => ({ errorCode: errorCodes.refused, text });

/** Every refusal the domain knows. `{name}` is filled from the details of the error. */
export const domainErrors = {
  sessionExpired: { errorCode: errorCodes.sessionExpired, text: '登录状态已过期，请重新登录' },
  notPermitted: { errorCode: errorCodes.notPermitted, text: '您没有使用该功能的权限，请联系企业管理员开通' },
  notFound: { errorCode: errorCodes.notFound, text: '内容不存在或已被删除' },
  conflict: { errorCode: errorCodes.conflict, text: '数据已被他人修改，请刷新后重试' },
  tooManyTries: { errorCode: errorCodes.tooManyTries, text: '操作过于频繁，请稍后再试' },
  invalidInput: { errorCode: errorCodes.invalidField, text: '提交的内容有误，请检查后重试' },

  wrongLogin: refused('账号或者密码不正确'),
  accountLocked: {
    errorCode: errorCodes.tooManyTries,
    text: '密码连续输错次数过多，账号已锁定，请 {minutes} 分钟后再试',
  },
  accountDisabled: refused('账号已停用，请联系企业管理员'),
  customerInReview: refused('企业资料正在审核中，审核通过后即可登录'),
  customerRefused: refused('企业资料未通过审核，请联系客服'),
  rememberedExpired: refused('自动登录已失效，请重新登录'),
  wrongPassword: refused('当前密码不正确'),
  passwordReused: refused('新密码不能与最近 5 次使用过的密码相同'),
  accountTaken: refused('该账号已被使用，请换一个账号'),
  mobileTaken: refused('该手机号已被使用'),
  customerTaken: refused('该企业已注册，请联系企业管理员开通账号'),
  agreementOutdated: refused('隐私协议已更新，请重新阅读并同意'),

  fileMissing: refused('请选择要上传的文件'),
  fileTooLarge: refused('文件不能超过 5 MB'),
  fileTypeRefused: refused('仅支持 {types} 格式的文件'),
  licenceMissing: refused('请上传营业执照图片'),
} as const satisfies Record<string, ErrorEntry>;

export type DomainErrorCode = keyof typeof domainErrors;
export type ErrorDetails = Record<string, string | number>;

export const errorText = (code: DomainErrorCode, details: ErrorDetails = {}): string =>
  domainErrors[code].text.replace(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole));

/** Faults of the transport, before a call is even reached. */
export const transportTexts = {
  badJson: '请求内容不是有效的 JSON',
  unknownPath: '请求的接口不存在',
  tooLarge: '请求内容过大',
  unsupported: '请求格式不受支持，请使用 JSON',
  unexpected: '系统繁忙，请稍后重试',
} as const;
