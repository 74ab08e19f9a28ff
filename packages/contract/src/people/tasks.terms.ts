/** What runs in the background because somebody asked for it. */
export const taskKindLabels = {
  orderExport: '订单导出',
  statementExport: '对账单导出',
  reportExport: '报表导出',
  booksCheck: '账目核对',
} as const;
export type TaskKindName = keyof typeof taskKindLabels;

export const taskProgressLabels = {
  waiting: '排队中',
  running: '进行中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
} as const;
export type TaskProgress = keyof typeof taskProgressLabels;

export const taskActionLabels = { download: '下载', cancel: '取消', retry: '重试' } as const;
export type TaskAction = keyof typeof taskActionLabels;

/** How many of one person's may wait or run at once. */
export const tasksAtOnce = 3;
/** For how long a result can be downloaded. */
export const taskKeptDays = 7;

/** The bytes are no JSON, so the download is not one of the calls. */
export const taskDownloadPath = '/api/Task/Download';
