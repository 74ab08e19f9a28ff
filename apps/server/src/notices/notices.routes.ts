import type { noticeCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { DomainError } from '../lib/domainError';
import { markRead, pageNotices, readPreferences, readUnread, savePreferences } from './inbox.service';
import { pageMails } from './mailbox.service';

/** `mailbox`: the mails of this site may be read by anybody, because it is a demo and sends none. */
export const noticeRoutes = ({ mailbox }: { mailbox: boolean }): Routes<typeof noticeCalls> => ({
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
  'Mailbox/GetPage': (ctx, input) => {
    if (!mailbox) throw new DomainError('notFound');
    return pageMails(ctx.tx, input.pageIndex, input.pageSize);
  },
});
