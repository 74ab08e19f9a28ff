/** The operators' list of products: how it is cut, ordered and counted. */

/** A product stands in one of the last three: some of it is on the shelf, nothing is, all of it has ended. */
export const goodsTabs = { all: '全部', on: '在售', off: '下架', ended: '停售' } as const;
export type GoodsTab = keyof typeof goodsTabs;
export type GoodsShelf = Exclude<GoodsTab, 'all'>;

/** What is missing, the gravest first. */
export const goodsGaps = {
  picture: '无主图',
  detail: '无详情',
  taxCode: '缺税收编码',
  cost: '缺成本',
  params: '缺参数',
} as const;
export type GoodsGap = keyof typeof goodsGaps;

/** On the shelf and sold out; fewer on hand than its warning says; neither. */
export const goodsStocks = { soldOut: '断货在售', low: '低于预警', enough: '充足' } as const;
export type GoodsStock = keyof typeof goodsStocks;

/** By the lowest margin of its SKUs; without any cost it has none. */
export const goodsMargins = { low: '低于 8%', middle: '8% – 15%', high: '15% 以上' } as const;
export type GoodsMargin = keyof typeof goodsMargins;
/** Where the bands meet, in hundredths of a percent. */
export const marginBounds = { low: 800, high: 1500 } as const;

export const goodsChanges = { week: '本周改过', open: '在变更单里' } as const;
export type GoodsChange = keyof typeof goodsChanges;

export const goodsSorts = {
  changed: '最近改动',
  name: '名称',
  priceUp: '价格从低到高',
  priceDown: '价格从高到低',
  sales: '销量',
  stock: '可用从少到多',
} as const;
export type GoodsSort = keyof typeof goodsSorts;

/** How many SKUs are chosen at once, as many as one change set takes in a call; and how many are exported at once. */
export const goodsLimits = { chosenSkus: 5000, exportedSkus: 50_000, values: 100 } as const;

export const goodsExportPath = '/api/console/Goods/Export';
