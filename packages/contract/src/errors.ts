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
  operatorDisabled: refused('账号已停用，请联系后台管理员'),
  customerInReview: refused('企业资料正在审核中，审核通过后即可登录'),
  customerRefused: refused('企业资料未通过审核，请联系客服'),
  rememberedExpired: refused('自动登录已失效，请重新登录'),
  wrongPassword: refused('当前密码不正确'),
  passwordReused: refused('新密码不能与最近 5 次使用过的密码相同'),
  accountTaken: refused('该账号已被使用，请换一个账号'),
  mobileTaken: refused('该手机号已被使用'),
  customerTaken: refused('该企业已注册，请联系企业管理员开通账号'),
  agreementOutdated: refused('隐私协议已更新，请重新阅读并同意'),

  passwordMustChange: {
    errorCode: errorCodes.notPermitted,
    text: '您使用的是初始密码，请先修改密码，再重新登录',
  },
  codeWrong: refused('验证码不正确或已失效，请核对后重试，或重新获取'),
  codesTooMany: { errorCode: errorCodes.tooManyTries, text: '获取验证码过于频繁，请一小时后再试' },

  orgCodeTaken: refused('组织编码 {code} 已被使用，请换一个'),
  orgParentMissing: refused('请选择上级组织'),
  orgParentDisabled: refused('上级组织已停用，请先启用或另选一个'),
  orgTooDeep: refused('组织最多 {most} 级，请选择更高的上级'),
  orgCycle: refused('不能移到自己或自己的下级之下'),
  orgRootFixed: refused('企业本身不能移动、停用或删除'),
  orgInUse: refused('现在不能删除：{inUse}。请先移走或结清，或改为停用'),
  orgDisabled: refused('组织“{name}”已停用，不能加入新成员'),
  headNotMember: refused('负责人必须是本企业启用中的用户'),
  roleNameTaken: refused('角色名称“{name}”已被使用，请换一个'),
  roleFixed: refused('企业管理员持有全部功能，不能修改或删除'),
  roleBuiltIn: refused('内置角色不能删除，也不能改名'),
  roleInUse: refused('还有 {count} 人持有该角色，请先为他们更换角色'),
  roleButtonAlone: refused('按钮“{button}”须与它所在的页面一起授权'),
  roleAboveYou: refused('只能授予您自己持有的功能与数据范围'),
  userAboveYou: refused('该用户的权限大于您的权限，请由企业管理员处理'),
  ownRightsRefused: refused('不能改变自己的权限、限额或组织，也不能停用或重置自己，请由企业管理员处理'),
  lastAdministrator: refused('企业至少要有一位启用中的企业管理员，请先为他人授予该角色'),

  orderLimitOver: refused('本单 {amount}，超过您的单笔限额 {limit}，请减少商品或联系企业管理员调整限额'),
  monthLimitOver: refused('本月已用 {used}，加上本单 {amount} 超过您的月度限额 {limit}，请联系企业管理员调整限额'),
  orgCannotOrder: refused('您所在的组织“{name}”已停用，不能下单，请联系企业管理员'),

  cartFull: refused('购物车最多放 {max} 种商品，请先结算或删除一些商品'),
  cartSkuOffShelf: refused('“{name}”已下架，不能购买'),
  cartQtyBelowMoq: refused('“{name}”起订量为 {moq} {unit}，请至少采购 {next} {unit}'),
  cartQtyNotMultiple: refused('“{name}”须按 {multiple} {unit}的倍数采购，可改为 {next} {unit}'),
  cartQtyTooMany: refused('“{name}”一次最多采购 {next} {unit}'),
  cartLinesRefused: refused('有 {count} 种商品不能加入购物车，请修改后重试'),

  quickOrderTooManyNames: refused('一次最多按名称匹配 {most} 种商品，请改用商品编号或物料编码，或分批导入'),

  addressesFull: refused('收货地址最多保存 {most} 个，请先删除不用的地址'),
  addressNotYours: refused('共享地址只能由创建人或企业管理员修改'),
  addressScopeRefused: refused('只有企业管理员可以共享给全企业'),

  cartNothingChosen: refused('请先在购物车中选择要结算的商品'),
  orderChanged: { errorCode: errorCodes.conflict, text: '提交前有 {count} 处发生了变化，请确认后再提交' },
  orderFreightUnknown: refused('暂不支持配送到该地区，请更换收货地址'),
  requestReused: { errorCode: errorCodes.conflict, text: '该请求编号已用于其他内容，请刷新页面后重试' },
  orderStateRefused: { errorCode: errorCodes.conflict, text: '订单当前为“{state}”，不能{action}，请刷新后查看' },
  shipTooMany: { errorCode: errorCodes.conflict, text: '“{name}”只剩 {left} 件未发，请刷新后重新填写' },
  parcelMixed: refused('一个包裹只能装同一家供应商的商品'),
  parcelStateRefused: { errorCode: errorCodes.conflict, text: '包裹当前为“{state}”，不能{action}，请刷新后查看' },
  parcelCountWrong: refused('“{name}”共 {qty} 件，完好、破损、缺少之和应等于它'),
  carrierUnknown: refused('没有承运商“{carrier}”'),
  trackingRefused: refused('{fault}'),
  nothingToShip: refused('没有待发的商品'),
  receiptExtended: refused('该包裹已经延长过一次'),
  urgedLately: refused('已在 {time} 催过，请稍后再催'),
  returnStateRefused: { errorCode: errorCodes.conflict, text: '售后单当前为“{state}”，不能{action}，请刷新后查看' },
  returnOrderState: { errorCode: errorCodes.conflict, text: '订单当前为“{state}”，还没有可以申请售后的商品' },
  returnTooMany: { errorCode: errorCodes.conflict, text: '“{name}”按“{reason}”现在最多可申请 {left} 件，请修改后重试' },
  returnWindowOver: refused('“{name}”已超过“{reason}”的申请期限：收货后 {days} 天'),
  returnNoReasonRefused: refused('“{name}”不支持无理由退换'),
  returnPictureUnknown: refused('照片不存在或已失效，请重新上传'),
  returnCountWrong: refused('“{name}”申请 {qty} 件，完好、残次、不合格之和应等于它'),
  returnExchangeShort: refused('“{name}”可换的库存只有 {left} 件，请补货后再通过，或驳回并与买方商定退货退款'),
  returnAwaitsRed: { errorCode: errorCodes.conflict, text: '仍在等待红字发票，开具后自动退款，请刷新后查看' },
  stockNotHeld: { errorCode: errorCodes.conflict, text: '第 {line} 行只预留了 {held} 件，不能发出更多' },
  methodUnavailable: refused('{method}暂不可用：{reason}'),
  creditShort: refused('账期可用额度不足：可用 {available}，需要 {amount}'),
  creditNone: refused('贵企业尚未开通账期支付，请选择其他支付方式'),
  creditOverdue: refused('贵企业有逾期未还的账单，暂不能使用账期支付'),
  budgetShort: refused('{budget}预算为强控，差 {missing}，不能提交。减 {missing} 即可，或请预算负责人追加'),
  budgetBelowUsed: refused('{budget}预算为强控，已用 {used}，不能调到 {limit}；请少调一些，或先改为弱控'),
  budgetBelowZero: refused('{budget}预算只有 {limit}，不能再减这么多'),
  budgetCarried: refused('{budget}预算的剩余已结转到下一期，请调整下一期'),
  budgetPeriodUnknown: refused('预算周期与年份不符，请刷新页面后重试'),
  budgetImportRefused: refused('有 {count} 行不能导入，请修改后重试'),
  wantedDatePast: refused('期望送达日期不能早于今天'),
  attachmentUnknown: refused('附件不存在或已失效，请重新上传'),
  orderAlreadyPaid: { errorCode: errorCodes.conflict, text: '订单已付款，无需重复支付' },
  gatewayBusy: refused('{method}暂时没有响应，请稍后重试或更换支付方式'),
  refundTooMuch: refused('可退金额不足，请核对后重试'),
  refundNotFailed: { errorCode: errorCodes.conflict, text: '该退款已完成或正在处理，不能重试，请刷新后查看' },
  refundNotByBank: { errorCode: errorCodes.conflict, text: '该退款已完成，或应由支付渠道退回，请刷新后查看' },
  paymentAmountZero: refused('应付金额为 0，无需支付'),

  approvalClosed: { errorCode: errorCodes.conflict, text: '该审批{state}，请刷新后查看' },
  approvalNobody: refused('没有可以审批的人：请企业管理员先设置审批人'),
  approvalRulesFull: refused('审批规则最多 {most} 条，请先删除不用的规则'),
  approvalRuleNameTaken: refused('已有同名的审批规则'),
  approvalRuleUnknown: refused('规则里有不存在或已删除的{what}，请重新选择'),
  approvalPersonRefused: refused('不能选择该同事：{why}'),
  approvalNoLevelBefore: refused('已是第一级，没有上一级可以退回'),
  approvalCutRefused: refused('不能改为该数量：{why}'),
  approvalQuestionOpen: { errorCode: errorCodes.conflict, text: '已有提问等待提交人回复' },
  approvalNoQuestion: { errorCode: errorCodes.conflict, text: '没有等待回复的提问' },
  approvalRemindedLately: { errorCode: errorCodes.tooManyTries, text: '每小时只能催办一次，{time} 之后可再次催办' },
  approvalLinkVoid: { errorCode: errorCodes.conflict, text: '{text}' },
  approvalCodeWrong: refused('验证码不正确，还可以试 {left} 次'),
  approvalCodeVoid: refused('验证码已失效，请重新获取'),
  approvalCodeSentLately: { errorCode: errorCodes.tooManyTries, text: '验证码刚刚发出，请 {seconds} 秒后再试' },

  fileMissing: refused('请选择要上传的文件'),
  fileTooLarge: refused('文件不能超过 5 MB'),
  fileTypeRefused: refused('仅支持 {types} 格式的文件'),
  tooManyUploads: { errorCode: errorCodes.tooManyTries, text: '上传的营业执照过多，请明天再试或联系客服' },
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
  badForm: '上传的内容不完整，请重新上传',
  notAllowed: '请求的地址不可访问',
  badRequest: '请求无法识别，请检查后重试',
  tooLarge: '请求内容过大',
  unsupported: '请求格式不受支持，请使用 JSON',
  unexpected: '系统繁忙，请稍后重试',
} as const;
