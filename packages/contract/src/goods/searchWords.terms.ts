/** What operators keep for the search of their company. */
export const searchWordKinds = { synonyms: '同义词', hot: '热搜词', leads: '词的去向', pins: '置顶与隐藏' } as const;
export type SearchWordKind = keyof typeof searchWordKinds;

/** Where a word leads. */
export const leadKinds = { category: '分类', brand: '品牌', product: '商品', address: '站内地址' } as const;
export type LeadKind = keyof typeof leadKinds;

export const searchWordLimits = {
  /** Signs of a word. */
  word: 30,
  groupWords: 60,
  groups: 2000,
  hot: 20,
  leads: 500,
  pins: 500,
  /** Products on top of one word, or hidden from it. */
  products: 20,
  address: 200,
  /** So many of a list are shown while one tries. */
  tried: 8,
  /** So many words are looked at again for what a change does to them, and so many of a list must stay. */
  checked: 500,
  kept: 10,
  /** So many words that change are told one by one. */
  told: 20,
} as const;

/** Inside the shop: `/SearchFor?categoryId=3`, never another site. */
export const shopAddress = {
  pattern: /^\/(?![/\\])[^\s\\]*$/,
  message: '请填写以 / 开头的站内地址，如 /help?docId=1',
};
