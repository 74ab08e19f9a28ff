export const quickOrderLineMax = 500;
export const quickOrderKeyMaxLength = 100;
/** Numbers are looked up all at once; each name is a search of its own. */
export const quickOrderNamesMax = 100;

/** What became of a line: one article, several that may be meant, or none. */
export const matchStateLabels = { matched: '已匹配', candidates: '请选择商品', notFound: '未找到' } as const;
export type MatchState = keyof typeof matchStateLabels;

export const matchedByLabels = { itemNo: '商品编号', partNo: '物料编码', name: '商品名称' } as const;
export type MatchedBy = keyof typeof matchedByLabels;
