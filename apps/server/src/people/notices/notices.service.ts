import { type NoticeKind, usualChannels } from '@yigou/contract/people/notices.terms';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import type { Context } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { addDays } from '../../ground/lib/clock';
import { accounts } from '../accounts/accounts.tables';
import { noticePreferences, notices } from './notices.tables';

/** What telling somebody needs; `tx` is the transaction of what happened. */
export type TellContext = Pick<Context, 'tx' | 'now' | 'jobs'>;

export type Notice = { kind: NoticeKind; title: string; text: string; link: string };

/** By mail some are told more than the bell tells, such as a way in of their own. */
type Letter = { subject: string; text: string };
export type Recipient = number | { accountId: number; letter: Letter };

async function wishesOf({ tx }: TellContext, accountIds: number[], kind: NoticeKind) {
  const { bell, mail } = noticePreferences;
  return tx
    .select({ accountId: accounts.accountId, companyId: accounts.companyId, email: accounts.email, bell, mail })
    .from(accounts)
    .leftJoin(
      noticePreferences,
      and(eq(noticePreferences.accountId, accounts.accountId), eq(noticePreferences.kind, kind)),
    )
    .where(and(inArray(accounts.accountId, accountIds), accounts.enabled))
    .orderBy(accounts.accountId);
}

/** Told in the transaction of what happened: what is taken back was never told. Who is disabled is told nothing. */
export async function notify(ctx: TellContext, recipients: readonly Recipient[], notice: Notice): Promise<void> {
  if (recipients.length === 0) return;
  const letters = new Map(
    recipients.map((each) => (typeof each === 'number' ? [each, undefined] : [each.accountId, each.letter])),
  );
  const { kind, title: subject, text, link } = notice;
  const wishes = await wishesOf(ctx, [...letters.keys()], kind);
  const told = wishes.filter((each) => each.bell ?? usualChannels[kind].bell);
  if (told.length > 0)
    await ctx.tx.insert(notices).values(told.map(({ accountId }) => ({ ...notice, accountId, at: ctx.now })));
  for (const { accountId, companyId, email, mail } of wishes)
    if (email && (mail ?? usualChannels[kind].mail))
      await putInOutbox(ctx, companyId, {
        kind: 'mail',
        to: email,
        ...(letters.get(accountId) ?? { subject, text, link }),
      });
}

const keptDays = 365;

/** Every night: what nobody looks up any more. */
export const purgeNotices = (tx: Db, now: Date): Promise<void> =>
  deleteInBatches(tx, notices, lt(notices.at, addDays(now, -keptDays)));
