import { formatTime } from '@yigou/contract/ground/time';
import type { NoticePreference } from '@yigou/contract/people/notices';
import { type NoticeKind, noticeKindLabels, usualChannels } from '@yigou/contract/people/notices.terms';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { noticePreferences, notices } from './notices.tables';

const latestMost = 5;

const own = ({ caller }: AccountContext) => eq(notices.accountId, caller.accountId);

const toView = ({ accountId: _, at, readAt, ...notice }: typeof notices.$inferSelect) => ({
  ...notice,
  time: formatTime(at),
  isRead: readAt !== null,
});

const select = async ({ tx }: AccountContext, wanted: SQL | undefined, most: number, from = 0) =>
  (await tx.select().from(notices).where(wanted).orderBy(desc(notices.noticeId)).limit(most).offset(from)).map(toView);

export async function readUnread(ctx: AccountContext) {
  const unread = and(own(ctx), isNull(notices.readAt));
  return { count: await ctx.tx.$count(notices, unread), latest: await select(ctx, unread, latestMost) };
}

type Filter = { onlyUnread?: boolean | undefined; kind?: NoticeKind | undefined };

export async function pageNotices(ctx: AccountContext, filter: Filter, pageIndex: number, pageSize: number) {
  const wanted = and(
    own(ctx),
    filter.onlyUnread ? isNull(notices.readAt) : undefined,
    filter.kind ? eq(notices.kind, filter.kind) : undefined,
  );
  return {
    resultData: await select(ctx, wanted, pageSize, (pageIndex - 1) * pageSize),
    totalCount: await ctx.tx.$count(notices, wanted),
  };
}

export async function markRead(ctx: AccountContext, noticeIds: number[] | undefined): Promise<void> {
  const wanted = and(own(ctx), noticeIds && inArray(notices.noticeId, noticeIds));
  if (noticeIds && (await ctx.tx.$count(notices, wanted)) === 0) throw new DomainError('notFound');
  await ctx.tx
    .update(notices)
    .set({ readAt: ctx.now })
    .where(and(wanted, isNull(notices.readAt)));
}

export async function readPreferences({ tx, caller }: AccountContext): Promise<NoticePreference[]> {
  const chosen = await tx.select().from(noticePreferences).where(eq(noticePreferences.accountId, caller.accountId));
  return (Object.keys(noticeKindLabels) as NoticeKind[]).map((kind) => {
    const { bell, mail } = chosen.find((each) => each.kind === kind) ?? usualChannels[kind];
    return { kind, bell, mail };
  });
}

export async function savePreferences({ tx, caller }: AccountContext, list: NoticePreference[]): Promise<void> {
  const rows = [...new Map(list.map((each) => [each.kind, each])).values()];
  await tx
    .insert(noticePreferences)
    .values(rows.map((each) => ({ ...each, accountId: caller.accountId })))
    .onConflictDoUpdate({
      target: [noticePreferences.accountId, noticePreferences.kind],
      set: { bell: sql`excluded.bell`, mail: sql`excluded.mail` },
    });
}
