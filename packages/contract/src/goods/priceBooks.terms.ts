/** The lines of a book as a sheet; and a sheet of prices, read into texts. */
export const bookLinesExportPath = '/api/console/PriceBook/Export';
export const bookSheetPath = '/api/console/PriceBook/ReadSheet';

/** For whom a price book is: the closest to a customer comes first. */
export const bookAudienceLabels = { customers: '指定企业', groups: '客户组', all: '全体客户' } as const;
export type BookAudience = keyof typeof bookAudienceLabels;

/** Where a book stands on a day. */
export const bookStateLabels = { running: '生效中', coming: '未开始', ended: '已结束', stopped: '已停用' } as const;
export type BookState = keyof typeof bookStateLabels;

/** Why a line does not decide the price, though it is a line for this customer and article. */
export const lostByLabels = {
  notYet: '尚未开始',
  over: '已经结束',
  replaced: '同一本里有更晚开始的价',
  level: '有更贴近该企业的价目表',
  priority: '同级有专项优先的价目表',
  dearer: '同级里价高',
  same: '价格相同，按先签的记',
  ceiling: '高于商城价，按商城价',
} as const;
export type LostBy = keyof typeof lostByLabels;

/** What a pool speaks of, and in which field of it. */
export const poolKindLabels = { category: '分类', brand: '品牌', supplier: '供应商', sku: '商品' } as const;
export type PoolKind = keyof typeof poolKindLabels;

export const bookLimits = {
  name: 60,
  customers: 500,
  groups: 50,
  lines: 50_000,
  pasted: 1000,
  poolItems: 2000,
} as const;
/** A book that ends within so many days is shown as ending. */
export const endingDays = 30;

export const bookTabs = {
  all: '全部',
  running: '生效中',
  ending: '30 天内到期',
  overlapping: '有重叠',
  waiting: '待放行',
  coming: '未开始',
  over: '已结束与停用',
} as const;
export type BookTab = keyof typeof bookTabs;

export const lineTabs = {
  all: '全部',
  dated: '有自己的日期',
  dearer: '高于商城价',
  belowCost: '低于成本',
  ended: '商品停售',
} as const;
export type LineTab = keyof typeof lineTabs;

/** Of two books with the same article: which of them counts on the day on which both do. */
export const overlapEndLabels = { here: '本价目表生效', there: '对方生效', same: '价格相同' } as const;
