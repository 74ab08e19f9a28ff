import type { OnlineMethod } from '@yigou/contract/money/payments.terms';
import { and, gt, like, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../ground/db/batches';
import type { Db } from '../../ground/db/client';
import { addDays } from '../../ground/lib/clock';
import { gatewayMessages } from './payments.tables';

/** Anybody can send what is no notice. The first of a day tell what goes on, and a few lines of each are enough. */
const keptPerDay = 200;
const keptBytes = 2000;
const keptDays = 30;

const isRefused = like(gatewayMessages.outcome, 'refused%');

/** No gateway sends the character 0, and PostgreSQL cannot store it. */
export const toStorableText = (body: Buffer): string => body.toString('utf8').replaceAll('\0', '\uFFFD');

type Refusal = { channel: OnlineMethod; headers: Record<string, unknown>; body: Buffer; reason: string };

export async function keepRefusal(tx: Db, { channel, headers, body, reason }: Refusal, now: Date): Promise<void> {
  if (
    (await tx.$count(gatewayMessages, and(isRefused, gt(gatewayMessages.receivedAt, addDays(now, -1))))) >= keptPerDay
  )
    return;
  const outcome = `refused ${reason}`;
  const beginning = toStorableText(body.subarray(0, keptBytes));
  await tx.insert(gatewayMessages).values({ channel, receivedAt: now, headers, body: beginning, outcome });
}

export async function removeOldRefusals(tx: Db, now: Date): Promise<void> {
  await deleteInBatches(
    tx,
    gatewayMessages,
    sql`${isRefused} and ${lt(gatewayMessages.receivedAt, addDays(now, -keptDays))}`,
  );
}
