/** How a list of goods can be ordered, and the word on its button. */
export const skuSortLabels = {
  default: '综合',
  sales: '销量',
  priceAsc: '价格从低到高',
  priceDesc: '价格从高到低',
  newest: '上新',
} as const;
export type SkuSort = keyof typeof skuSortLabels;

export const skuSorts = Object.keys(skuSortLabels) as SkuSort[];

/** What a price is: the customer's contract, a step for larger quantities, or the list. */
export const priceKindLabels = { contract: '协议价', tier: '阶梯价', list: '商城价' } as const;
export type PriceKind = keyof typeof priceKindLabels;

/** How much of what was typed the shown goods match. */
export const matchLabels = { all: '全部匹配', partial: '部分匹配', none: '没有匹配' } as const;
export type MatchKind = keyof typeof matchLabels;

export const keywordMaxLength = 100;
export const quantityMax = 99_999;

/** Where a supplier or product says nothing else. */
export const dispatchText = '现货 24 小时内发出';
export const noReasonReturnDays = 7;
export const qualityReturnDays = 15;
