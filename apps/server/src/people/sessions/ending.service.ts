import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { accounts } from '../accounts/accounts.tables';
import { remembered, sessions } from './sessions.tables';

/** The credential of one browser, and whoever is logged in by it. */
export async function endCredential(tx: Db, rememberedId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.rememberedId, rememberedId));
  await tx.delete(remembered).where(eq(remembered.rememberedId, rememberedId));
}

/** With its 记住我: a browser that was logged out must not come back by itself. */
export async function endSession(tx: Db, session: { sessionId: number; rememberedId: number | null }): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.sessionId, session.sessionId));
  if (session.rememberedId) await endCredential(tx, session.rememberedId);
}

/** After this, whoever holds a token or a 记住我 credential of the account has to log in again; `but` one may stay. */
export async function endSessions(
  tx: Db,
  accountId: number,
  but: { sessionId: number; rememberedId: number | null } = { sessionId: 0, rememberedId: null },
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.sessionId, but.sessionId)));
  await tx
    .delete(remembered)
    .where(and(eq(remembered.accountId, accountId), ne(remembered.rememberedId, but.rememberedId ?? 0)));
}

/** The same for everybody of a customer. */
export async function endSessionsOf(tx: Db, customerId: number): Promise<void> {
  const theirs = tx.select({ accountId: accounts.accountId }).from(accounts).where(eq(accounts.customerId, customerId));
  await tx.delete(sessions).where(inArray(sessions.accountId, theirs));
  await tx.delete(remembered).where(inArray(remembered.accountId, theirs));
}
