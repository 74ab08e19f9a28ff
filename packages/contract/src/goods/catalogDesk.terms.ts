/** What goods are sorted by: their categories, brands, suppliers and labels. */
export const shelfThings = { category: '分类', brand: '品牌', supplier: '供应商', label: '标签' } as const;
export type ShelfThing = keyof typeof shelfThings;

/** Those that are a list. */
export const listedThings = { brand: '品牌', supplier: '供应商', label: '标签' } as const;
export type ListedThing = keyof typeof listedThings;
