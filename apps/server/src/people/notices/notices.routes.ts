import type { noticeCalls } from '@yigou/contract/people/notices';
import type { Routes } from '../../ground/http/bind';
import { markRead, pageNotices, readPreferences, readUnread, savePreferences } from './inbox.service';

export const noticeRoutes: Routes<typeof noticeCalls> = {
  'Notice/GetUnread': async (ctx) => ({ resultData: await readUnread(ctx) }),
  'Notice/GetPage': (ctx, input) => pageNotices(ctx, input.reqData ?? {}, input.pageIndex, input.pageSize),
  'Notice/MarkRead': async (ctx, input) => {
    await markRead(ctx, input.noticeIds);
    return { resultData: null };
  },
  'Notice/GetPreferences': async (ctx) => ({ resultData: await readPreferences(ctx) }),
  'Notice/SavePreferences': async (ctx, input) => {
    await savePreferences(ctx, input.list);
    return { resultData: null };
  },
};
