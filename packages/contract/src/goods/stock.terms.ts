/** The operators' stock desk: what lies there, for whom, and how it is counted. */

/** `low`: on hand at or below its warning level. */
export const stockTabs = {
  all: '全部',
  soldOut: '售罄',
  low: '达到预警',
  reserved: '有占用',
  waiting: '有人等货',
} as const;
export type StockTab = keyof typeof stockTabs;

export const stockSorts = {
  skuNo: '商品编号',
  least: '可用从少到多',
  reserved: '占用从多到少',
} as const;
export type StockSort = keyof typeof stockSorts;

/** Why a balance moved. */
export const stockEntryLabels = {
  reserve: '占用',
  consume: '发货',
  release: '释放占用',
  unship: '撤回发货',
  restock: '退货入库',
  count: '盘点',
  adjust: '调整',
  opening: '建档',
} as const;
export type StockEntryKind = keyof typeof stockEntryLabels;

/** 盘点单: one SKU put right by hand, or a whole sheet. */
export const stockCountSourceLabels = { hand: '单个调整', sheet: '盘点表' } as const;
export type StockCountSource = keyof typeof stockCountSourceLabels;

export const stockCountStateLabels = { posting: '过账中', posted: '已过账' } as const;
export type StockCountState = keyof typeof stockCountStateLabels;

/** skipped: the stock moved meanwhile, and fewer would be left than orders hold. */
export const stockCountRowLabels = { waiting: '待过账', posted: '已过账', skipped: '未过账' } as const;
export type StockCountRowState = keyof typeof stockCountRowLabels;

/** By these titles a sheet is written, and known again. */
export const countColumns = {
  skuNo: '商品编号',
  name: '名称',
  specs: '规格',
  booked: '账面数量',
  found: '实盘数量',
} as const;
export type CountColumn = keyof typeof countColumns;

/** What becomes of a row of a sheet. `repeated`: it says what a count has posted already. */
export const countVerdictLabels = {
  wrong: '有误',
  change: '调整',
  same: '无差异',
  repeated: '已过账',
  blank: '未盘',
} as const;
export type CountVerdict = keyof typeof countVerdictLabels;

export const stockLimits = {
  onHand: 10_000_000,
  reason: 200,
  reasonLeast: 2,
  exportedSkus: 50_000,
  countRows: 20_000,
  /** So many rows of a dry run are shown; all are counted. */
  shownRows: 1000,
  waiters: 20,
  /** The same row of a sheet within so many days is the same count brought twice. */
  repeatDays: 30,
} as const;

export const countFileMaxMb = 10;

export const stockExportPath = '/api/console/Stock/Export';
export const countSheetPath = '/api/console/Stock/CountSheet';
