/** What a notice is about; each of them can reach one in the bell, by mail, or both. */
export const noticeKindLabels = {
  approvalTask: '待我审批',
  approvalResult: '审批结果与提问',
  order: '订单进展',
  invoice: '发票进展',
  statement: '对账与账期',
  budget: '预算预警',
  goods: '求购与到货',
  account: '账号与权限',
} as const;
export type NoticeKind = keyof typeof noticeKindLabels;

export const noticeChannelLabels = { bell: '站内消息', mail: '邮件' } as const;
export type NoticeChannel = keyof typeof noticeChannelLabels;
export type NoticeChannels = Record<NoticeChannel, boolean>;

/** Where each kind goes for who has not said otherwise. */
export const usualChannels: Readonly<Record<NoticeKind, NoticeChannels>> = {
  approvalTask: { bell: true, mail: true },
  approvalResult: { bell: true, mail: true },
  order: { bell: true, mail: false },
  invoice: { bell: true, mail: false },
  statement: { bell: true, mail: true },
  budget: { bell: true, mail: true },
  goods: { bell: true, mail: true },
  account: { bell: true, mail: true },
};
