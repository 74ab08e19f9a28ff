import { auditLogCalls } from './auditLog';
import { auditorCalls } from './auditor';
import type { AnswerOf, CallSpec, InputOf } from './call';
import { cashbookCalls } from './cashbook';
import { consoleInvoiceCalls } from './invoices.console';
import { operatorCalls } from './operators';
import { consoleOrderCalls } from './orders.console';
import { consolePaymentCalls } from './payments.console';
import { consoleReturnCalls } from './returns.console';
import { consoleShipmentCalls } from './shipments.console';
import { consoleUserCalls } from './users.console';

/** Every JSON call of the console, by its path under /api/console/. */
export const consoleCalls = {
  ...operatorCalls,
  ...consoleOrderCalls,
  ...consoleShipmentCalls,
  ...consoleReturnCalls,
  ...consolePaymentCalls,
  ...cashbookCalls,
  ...consoleUserCalls,
  ...consoleInvoiceCalls,
  ...auditLogCalls,
  ...auditorCalls,
} satisfies Record<string, CallSpec>;

export type ConsoleCalls = typeof consoleCalls;
export type ConsolePath = keyof ConsoleCalls;
export type ConsoleInput<P extends ConsolePath> = InputOf<ConsoleCalls[P]>;
export type ConsoleAnswer<P extends ConsolePath> = AnswerOf<ConsoleCalls[P]>;
