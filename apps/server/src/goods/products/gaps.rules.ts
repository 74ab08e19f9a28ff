import type { GoodsGap } from '@yigou/contract/goods/assortment.terms';

/** How a row keeps what is missing of a product: one number. */
export const gapBits: Record<GoodsGap, number> = { picture: 1, detail: 2, taxCode: 4, cost: 8, params: 16 };

const inOrder = Object.entries(gapBits) as [GoodsGap, number][];

export const gapsIn = (bits: number): GoodsGap[] => inOrder.filter(([, bit]) => (bits & bit) > 0).map(([gap]) => gap);

export const bitsOf = (gaps: readonly GoodsGap[]): number => gaps.reduce((sum, gap) => sum | gapBits[gap], 0);
