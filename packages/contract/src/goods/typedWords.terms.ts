/** What people typed into the search, and what became of it. */

/** `watch` is the three below it together. */
export const typedWordKinds = {
  watch: '要看的词',
  noResult: '没有结果',
  noClick: '有结果没人点',
  reworded: '改了词才找到',
  all: '全部',
} as const;
export type TypedWordKind = keyof typeof typedWordKinds;

/** What the searches for a word came to. */
export const typedWordFates = {
  noResult: '没有结果',
  noClick: '有结果，很少点',
  reworded: '改了词',
  fine: '正常',
} as const;
export type TypedWordFate = keyof typeof typedWordFates;

/** What somebody has decided about it. */
export const typedWordStates = { open: '未处理', handled: '已处理', ignored: '已忽略' } as const;
export type TypedWordState = keyof typeof typedWordStates;

export const typedWordDays = { 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' } as const;
export type TypedWordDays = keyof typeof typedWordDays;

/**
 * What may help. `same`: it means the word that was typed next. `successor`: what it names is sold no more and has one.
 * `arrange`: what should be clicked does not stand in front.
 */
export const typedWordAdvices = ['same', 'successor', 'notSold', 'arrange', 'none'] as const;
export type TypedWordAdvice = (typeof typedWordAdvices)[number];

export const typedWordLimits = {
  word: 40,
  weeks: 8,
  least: 1000,
  decided: 100,
  exported: 10_000,
  customers: 8,
  next: 8,
};

export const typedWordsExportPath = '/api/console/TypedWord/Export';
