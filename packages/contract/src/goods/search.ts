import { z } from 'zod';
import { call, rows } from '../ground/call';

export const HotSearch = z.object({
  searchId: z.number(),
  companyId: z.number(),
  searchKey: z.string(),
  viewOrder: z.number(),
  /** Where the word leads; empty = search for it. */
  hotUrl: z.string(),
});
export type HotSearch = z.infer<typeof HotSearch>;

const ignored = z.unknown().optional();

export const searchCalls = {
  'ProductToC/GetHotSearchList': call({
    summary: '热搜词',
    access: 'public',
    work: 'read',
    input: z
      .object({ searchId: ignored, companyId: ignored, searchKey: ignored, viewOrder: ignored, hotUrl: ignored })
      .prefault({}),
    answer: rows(HotSearch),
  }),
};
