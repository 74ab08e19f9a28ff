import { formatTime } from '@yigou/contract';
import { desc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { outbox } from '../jobs/outbox.tables';

/** What was written to anybody, newest first. Only where no mail leaves the house and nothing is anybody's secret. */
export async function pageMails(tx: Db, pageIndex: number, pageSize: number) {
  const rows = await tx
    .select()
    .from(outbox)
    .orderBy(desc(outbox.createdAt), desc(outbox.outboxId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    resultData: rows.map(({ outboxId, message: { to, subject, text, link = '' }, createdAt }) => ({
      mailId: outboxId,
      to,
      subject,
      text,
      link,
      time: formatTime(createdAt),
    })),
    totalCount: await tx.$count(outbox),
  };
}
