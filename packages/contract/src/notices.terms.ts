/** What a notice is about; each of them can be sent to the bell, to the mailbox, or nowhere. */
export const noticeKindLabels = {
  approvalTask: '待我审批',
  approvalResult: '审批结果与提问',
  order: '订单进展',
  budget: '预算预警',
  account: '账号与权限',
} as const;
export type NoticeKind = keyof typeof noticeKindLabels;
