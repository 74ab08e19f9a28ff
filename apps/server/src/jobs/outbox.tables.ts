import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../db/columns';

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

/** What must leave the house. Written in the transaction that decided it; the job beside it delivers and retries. */
export const outbox = pgTable(
  'outbox',
  {
    outboxId: uuid().primaryKey(),
    message: jsonb().$type<OutboxMessage>().notNull(),
    createdAt: timeColumn().notNull(),
    sentAt: timeColumn(),
    lastError: text(),
  },
  (table) => [index().on(table.sentAt, table.createdAt)],
);
