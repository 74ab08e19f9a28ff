import { auditLogCalls } from './auditLog';
import { auditorCalls } from './auditor';
import type { AnswerOf, CallSpec, InputOf } from './call';
import { cashbookCalls } from './cashbook';
import { findingCalls } from './finding';
import { consoleInvoiceCalls } from './invoices.console';
import { operatorCalls } from './operators';
import { staffCalls } from './operators.staff';
import { consoleOrderCalls } from './orders.console';
import { consoleOutboxCalls } from './outbox.console';
import { overviewCalls } from './overview';
import { consolePaymentCalls } from './payments.console';
import { consoleReportCalls } from './reports.console';
import { consoleReturnCalls } from './returns.console';
import { consoleShipmentCalls } from './shipments.console';
import { bankCalls } from './statements.bank';
import { consoleStatementCalls } from './statements.console';
import { creditCalls } from './statements.credit';
import { consoleTaskCalls } from './tasks.console';
import { consoleUserCalls } from './users.console';
import { viewCalls } from './views';
import { consoleWantCalls } from './wants.console';

/** Every JSON call of the console, by its path under /api/console/. */
export const consoleCalls = {
  ...operatorCalls,
  ...staffCalls,
  ...overviewCalls,
  ...findingCalls,
  ...viewCalls,
  ...consoleOrderCalls,
  ...consoleShipmentCalls,
  ...consoleReturnCalls,
  ...consolePaymentCalls,
  ...cashbookCalls,
  ...consoleUserCalls,
  ...consoleInvoiceCalls,
  ...auditLogCalls,
  ...auditorCalls,
  ...consoleTaskCalls,
  ...consoleOutboxCalls,
  ...consoleStatementCalls,
  ...bankCalls,
  ...creditCalls,
  ...consoleReportCalls,
  ...consoleWantCalls,
} satisfies Record<string, CallSpec>;

export type ConsoleCalls = typeof consoleCalls;
export type ConsolePath = keyof ConsoleCalls;
export type ConsoleInput<P extends ConsolePath> = InputOf<ConsoleCalls[P]>;
export type ConsoleAnswer<P extends ConsolePath> = AnswerOf<ConsoleCalls[P]>;
