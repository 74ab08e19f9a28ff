import { formatTime } from '@yigou/contract/ground/time';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { dropMessage, sendAgain } from '../../ground/jobs/outbox';
import { outbox } from '../../ground/jobs/outbox.tables';
import { DomainError } from '../../ground/lib/domainError';
import type { Desk } from '../overview/overview.service';

type Row = typeof outbox.$inferSelect;

const deadOf = (companyId: number) =>
  and(eq(outbox.companyId, companyId), isNotNull(outbox.deadAt), isNull(outbox.sentAt));

/** What a code stands in is for its receiver alone. */
const subjectOf = ({ lane, message }: Row): string =>
  lane === 'code' || message.kind === 'sms' ? '' : message.subject;

export async function pageDeadLetters(
  { tx, caller }: OperatorContext,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const dead = deadOf(caller.companyId);
  const rows = await tx
    .select()
    .from(outbox)
    .where(dead)
    .orderBy(desc(outbox.deadAt), desc(outbox.outboxId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    resultData: rows.map((row) => ({
      outboxId: row.outboxId,
      lane: row.lane,
      to: row.message.to,
      subject: subjectOf(row),
      createTime: formatTime(row.createdAt),
      deadTime: row.deadAt ? formatTime(row.deadAt) : '',
      tries: row.tries,
      error: row.lastError ?? '',
    })),
    totalCount: await tx.$count(outbox, dead),
  };
}

/** One of the company's own, locked; any other is like one that does not exist. */
async function lockDead({ tx, caller }: OperatorContext, outboxId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.outboxId, outboxId), deadOf(caller.companyId)))
    .for('update');
  if (!row) throw new DomainError('notFound');
  return row;
}

const trace = (ctx: OperatorContext, what: string, row: Row) =>
  writeAudit(ctx, { what, object: { kind: 'letter', id: row.message.to }, after: { lane: row.lane } });

export async function retryLetter(ctx: OperatorContext, outboxId: string): Promise<void> {
  const row = await lockDead(ctx, outboxId);
  await sendAgain(ctx, row);
  await trace(ctx, '重新发送', row);
}

export async function dropLetter(ctx: OperatorContext, outboxId: string): Promise<void> {
  const row = await lockDead(ctx, outboxId);
  await dropMessage(ctx.tx, outboxId);
  await trace(ctx, '放弃发送', row);
}

export const deadLetterDesk: Desk = {
  kind: 'deadLetter',
  needs: 'system/tasks',
  look: async ({ tx, caller }, most) => {
    const dead = deadOf(caller.companyId);
    const rows = await tx.select().from(outbox).where(dead).orderBy(desc(outbox.deadAt)).limit(most);
    return {
      count: await tx.$count(outbox, dead),
      overdue: 0,
      things: rows.map((row) => ({
        number: subjectOf(row) || row.message.to,
        who: row.message.to,
        why: row.lastError ?? '',
        amount: null,
        sinceTime: row.deadAt ? formatTime(row.deadAt) : '',
        dueTime: '',
        orderId: null,
      })),
    };
  },
};
