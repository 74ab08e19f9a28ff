import { eq } from 'drizzle-orm';
import { typedWords } from '../src/goods/typedWords/typedWords.tables';
import type { TestApp } from './testApp';

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may look at what people typed and say what became of it, and what is right to send. */
export const typedWordRights = (given: () => { test: TestApp }) => {
  async function aWord() {
    const { db } = given().test;
    const row = { companyId: 1, word: '防爆手电', results: 0, lastDay: '2026-11-15' };
    await db.insert(typedWords).values(row).onConflictDoNothing();
    const [found] = await db.select().from(typedWords).where(eq(typedWords.word, row.word));
    return found ?? { wordId: 0, state: 'open' as const };
  }
  return {
    'TypedWord/GetPage': { who: keepers, input: async () => ({}) },
    'TypedWord/GetModel': { who: keepers, input: async () => ({ wordId: (await aWord()).wordId }) },
    'TypedWord/Decide': {
      who: keepers,
      input: async () => {
        const { wordId, state } = await aWord();
        return { wordIds: [wordId], seen: state, state: 'ignored' };
      },
    },
  };
};
