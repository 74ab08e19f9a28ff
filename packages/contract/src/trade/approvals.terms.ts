/** Who is asked at a level. */
export const approverKindLabels = {
  users: '指定人员',
  role: '角色',
  unitHead: '下单组织负责人',
  headAbove: '上级组织负责人',
} as const;
export type ApproverKind = keyof typeof approverKindLabels;

export const approvalModeLabels = { any: '或签', all: '会签', some: 'N 人通过' } as const;
export type ApprovalMode = keyof typeof approvalModeLabels;

export const timeOutLabels = {
  remind: '提醒',
  approve: '自动同意',
  reject: '自动驳回',
  escalate: '升级至上级负责人',
} as const;
export type TimeOutAction = keyof typeof timeOutLabels;

export const approvalTabs = { waiting: '待我审批', decided: '我已审批', mine: '我发起的' } as const;
export type ApprovalTab = keyof typeof approvalTabs;

export const approvalSorts = { dueFirst: '临近超时优先', newest: '最新提交优先', dearest: '金额从高到低' } as const;
export type ApprovalSort = keyof typeof approvalSorts;

/** One run of an order version through its levels. */
export const flowStateLabels = {
  open: '审批中',
  approved: '已通过',
  rejected: '已驳回',
  returned: '复核未通过',
  withdrawn: '已撤回',
  ended: '已终止',
} as const;
export type FlowState = keyof typeof flowStateLabels;

export const taskStateLabels = {
  waiting: '待处理',
  approved: '已同意',
  rejected: '已驳回',
  sentBack: '已退回上一级',
  handedOn: '已转交',
  replaced: '已由他人接替',
  skipped: '无需处理',
} as const;
export type TaskState = keyof typeof taskStateLabels;

/** How somebody came to be asked. */
export const taskOriginLabels = {
  rule: '按规则',
  transfer: '转交',
  added: '加签',
  escalated: '超时升级',
  replaced: '接替',
  sentBack: '退回重审',
} as const;
export type TaskOrigin = keyof typeof taskOriginLabels;

/** What the server offers to do with a task or a flow: one button each. */
export const approvalActionLabels = {
  approve: '同意',
  reject: '驳回',
  sendBack: '退回上一级',
  transfer: '转交',
  addSigner: '加签',
  ask: '提问',
  answer: '回复提问',
  remind: '催办',
  withdraw: '撤回',
} as const;
export type ApprovalAction = keyof typeof approvalActionLabels;

export const linkStateLabels = { open: '待您审批', decided: '已处理', void: '已失效' } as const;
export type LinkState = keyof typeof linkStateLabels;

export const rejectReasons = ['价格偏高', '数量过多', '预算不足', '信息不全', '重复申请'] as const;

export const approvalLimits = {
  rules: 50,
  ruleName: 30,
  levels: 5,
  approvers: 20,
  chosen: 200,
  levelsUp: 5,
  hoursMost: 720,
  reasonLeast: 5,
  reasonMost: 200,
  comment: 200,
  batch: 50,
  linkHours: 72,
  remindMinutes: 60,
  /** Of the six-digit code for a large amount. */
  codeMinutes: 10,
  codeTries: 5,
  codePauseSeconds: 60,
  deputyDays: 90,
} as const;
