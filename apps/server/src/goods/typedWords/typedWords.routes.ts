import type { typedWordCalls } from '@yigou/contract/goods/typedWords';
import type { consoleTypedWordCalls } from '@yigou/contract/goods/typedWords.console';
import type { ConsoleRoutes, Routes } from '../../ground/http/bind';
import type { TypedWords } from './counting.service';
import { decide, pageWords, readWord } from './typedWords.service';

export const typedWordRoutes = (typedWords: TypedWords): Routes<typeof typedWordCalls> => ({
  'ProductToC/SubmitClick': async (ctx, { searchKey }) => {
    typedWords.clicked(ctx, searchKey);
    return { resultData: null };
  },
});

export const consoleTypedWordRoutes: ConsoleRoutes<typeof consoleTypedWordCalls> = {
  'TypedWord/GetPage': pageWords,
  'TypedWord/GetModel': async (ctx, input) => ({ resultData: await readWord(ctx, input) }),
  'TypedWord/Decide': async (ctx, input) => {
    await decide(ctx, input);
    return { resultData: null };
  },
};
