/** Whose number was typed in full: the customer's own for the article, or the shop's. */
export const exactNumberLabels = { part: '物料编码完全匹配', item: '商品编号完全匹配' } as const;
export type ExactNumber = keyof typeof exactNumberLabels;

/** How many of each the panel below the search box has room for. */
export const suggestLimits = { words: 5, categories: 3, lists: 2, goods: 5, numbers: 3 } as const;
