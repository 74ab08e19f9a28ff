/** The life of a change set: made, released by whoever may, written in pieces, and taken back as a whole. */
export const changeSetStateLabels = {
  draft: '草稿',
  pending: '待放行',
  scheduled: '待发布',
  releasing: '发布中',
  released: '已发布',
  undone: '已撤销',
  discarded: '已作废',
} as const;
export type ChangeSetState = keyof typeof changeSetStateLabels;

/** Where its rows came from. */
export const changeSourceLabels = {
  editor: '商品编辑',
  grid: '表格编辑',
  bulk: '批量操作',
  import: '导入',
  undo: '撤销',
  api: '开放接口',
  system: '系统',
} as const;
export type ChangeSource = keyof typeof changeSourceLabels;

export const changeRowStateLabels = {
  waiting: '待发布',
  applied: '已写入',
  same: '已是此值',
  skipped: '已跳过',
  undone: '已撤销',
} as const;
export type ChangeRowState = keyof typeof changeRowStateLabels;

/** Why a second person must release a set. */
export const releaseHitLabels = {
  priceDown: '一次降价过多',
  belowCost: '低于成本',
  manyRows: '行数过多',
} as const;
export type ReleaseHit = keyof typeof releaseHitLabels;

export type ReleaseRules = {
  /** A price that falls by more than so many percent. */
  priceDownPercent: number;
  belowCost: boolean;
  /** More rows than that. */
  rowsMost: number;
};

export const usualReleaseRules: ReleaseRules = { priceDownPercent: 30, belowCost: true, rowsMost: 100 };

export const changeSetLimits = { title: 100, note: 500, rows: 200_000, editsAtOnce: 5000 } as const;
