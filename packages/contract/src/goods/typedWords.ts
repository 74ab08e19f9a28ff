import { z } from 'zod';
import { call, nothing } from '../ground/call';

export const typedWordCalls = {
  'ProductToC/SubmitClick': call({
    summary: '从搜索结果打开了商品：只累计该词的次数，不记是谁',
    access: 'public',
    work: 'read',
    input: z.object({ searchKey: z.string({ error: '关键字必须是文字' }).max(500, '关键字最多 500 个字') }),
    answer: nothing,
  }),
};
