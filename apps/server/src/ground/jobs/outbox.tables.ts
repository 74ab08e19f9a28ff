import type { OutboxLane } from '@yigou/contract/ground/outbox.terms';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { refColumn, timeColumn } from '../db/columns';

/** `link`: a page of the shop; the sender knows under which address the shop is reached. `files`: what goes along. */
export type Mail = {
  kind: 'mail';
  to: string;
  subject: string;
  text: string;
  link?: string;
  files?: { fileId: string; fileName: string }[];
};
export type Sms = { kind: 'sms'; to: string; text: string };
export type OutboxMessage = Mail | Sms;

/**
 * What must leave the house. Written in the transaction that decided it; the job beside it delivers and retries. Once it
 * has left, only whom it went to stays: codes and links do not lie here for who reads a backup.
 */
export const outbox = pgTable(
  'outbox',
  {
    outboxId: uuid().primaryKey(),
    /** Whose operators see it when it is given up. */
    companyId: refColumn(),
    lane: text().$type<OutboxLane>().notNull().default('mail'),
    message: jsonb().$type<OutboxMessage>().notNull(),
    createdAt: timeColumn().notNull(),
    sentAt: timeColumn(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** Given up after so many tries: somebody has to look. */
    deadAt: timeColumn(),
  },
  (table) => [index().on(table.sentAt, table.createdAt), index().on(table.companyId, table.deadAt)],
);
