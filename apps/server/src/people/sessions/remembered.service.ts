import { rememberDays, rememberMaxDays } from '@yigou/contract/people/accounts.terms';
import { eq } from 'drizzle-orm';
import type { Context } from '../../ground/http/context';
import { addDays, earlier } from '../../ground/lib/clock';
import { hashSecret, newSecret } from '../../ground/lib/secrets';
import { endCredential } from './ending.service';
import { lockRemembered } from './sessions.queries';
import { remembered, sessions } from './sessions.tables';

/** `userPwd` is what the browser keeps: `family.secret`. */
export type Credential = { rememberedId: number; accountId: number; endsAt: Date; userPwd: string };

const written = (family: string, secret: string) => `${family}.${secret}`;

export async function remember(ctx: Context, accountId: number): Promise<Credential> {
  const [family, secret] = [newSecret(), newSecret()];
  const endsAt = addDays(ctx.now, rememberMaxDays);
  const [row] = await ctx.tx
    .insert(remembered)
    .values({
      accountId,
      familyHash: hashSecret(family),
      secretHash: hashSecret(secret),
      expiresAt: addDays(ctx.now, rememberDays),
      endsAt,
    })
    .returning({ rememberedId: remembered.rememberedId });
  if (!row) throw new Error('credential was not stored');
  return { rememberedId: row.rememberedId, accountId, endsAt, userPwd: written(family, secret) };
}

/**
 * Good for one use; the next one is handed out. A credential that comes a second time has been copied, and nobody can
 * tell who holds the copy: it ends, with everybody who came in by it.
 */
export async function useCredential(ctx: Context, userPwd: string): Promise<Credential | null> {
  const [family = '', secret = ''] = userPwd.split('.');
  const row = await lockRemembered(ctx.tx, hashSecret(family), ctx.now);
  if (!row) return null;
  if (row.secretHash !== hashSecret(secret)) {
    await endCredential(ctx.tx, row.rememberedId);
    ctx.log.warn({ accountId: row.accountId }, 'a remembered credential came twice');
    return null;
  }
  const next = newSecret();
  await ctx.tx
    .update(remembered)
    .set({ secretHash: hashSecret(next), expiresAt: earlier(addDays(ctx.now, rememberDays), row.endsAt) })
    .where(eq(remembered.rememberedId, row.rememberedId));
  // Who resumes has lost the token they had.
  await ctx.tx.delete(sessions).where(eq(sessions.rememberedId, row.rememberedId));
  return { ...row, userPwd: written(family, next) };
}
