import type { NoticeKind } from '@yigou/contract';
import type { Context } from '../http/context';
import { notices } from './notices.tables';

/** What telling somebody needs; `tx` is the transaction of what happened. */
export type TellContext = Pick<Context, 'tx' | 'now' | 'jobs'>;

export type Notice = { kind: NoticeKind; title: string; text: string; link: string };

/** Told in the transaction of what happened: what is taken back was never told. */
export async function notify({ tx, now }: TellContext, accountIds: readonly number[], notice: Notice): Promise<void> {
  if (accountIds.length === 0) return;
  const rows = [...new Set(accountIds)].map((accountId) => ({ ...notice, accountId, at: now }));
  await tx.insert(notices).values(rows);
}
