import { auditLogCalls } from './auditLog';
import { auditorCalls } from './books/auditor';
import { cashbookCalls } from './books/cashbook';
import { consoleInvoiceCalls } from './books/invoices.console';
import { consoleReportCalls } from './books/reports.console';
import { bankCalls } from './books/statements.bank';
import { consoleStatementCalls } from './books/statements.console';
import { creditCalls } from './books/statements.credit';
import { assortmentCalls } from './goods/assortment.console';
import { catalogDeskCalls } from './goods/catalogDesk.console';
import { changeSetCalls } from './goods/changeSets.console';
import { editorCalls } from './goods/editor.console';
import { importCalls } from './goods/imports.console';
import { partNumberCalls } from './goods/partNumbers.console';
import { pictureCalls } from './goods/pictures.console';
import { poolCalls } from './goods/pools.console';
import { priceBookCalls } from './goods/priceBooks.console';
import { searchWordCalls } from './goods/searchWords.console';
import { stockCalls } from './goods/stock.console';
import { consoleTypedWordCalls } from './goods/typedWords.console';
import type { AnswerOf, CallSpec, InputOf } from './ground/call';
import { consoleOutboxCalls } from './ground/outbox.console';
import { consolePaymentCalls } from './money/payments.console';
import { consoleCustomerCalls } from './people/customers.console';
import { customerGroupCalls } from './people/customers.groups';
import { lookupCalls } from './people/lookup';
import { operatorCalls } from './people/operators';
import { staffCalls } from './people/operators.staff';
import { overviewCalls } from './people/overview';
import { consoleRegistrationCalls } from './people/registration.console';
import { consoleTaskCalls } from './people/tasks.console';
import { consoleUserCalls } from './people/users.console';
import { viewCalls } from './people/views';
import { consoleOrderCalls } from './trade/orders.console';
import { consoleGoodsRequestCalls } from './trade/requests.console';
import { consoleReturnCalls } from './trade/returns.console';
import { consoleShipmentCalls } from './trade/shipments.console';

/** Every JSON call of the console, by its path under /api/console/. */
export const consoleCalls = {
  ...operatorCalls,
  ...staffCalls,
  ...overviewCalls,
  ...lookupCalls,
  ...viewCalls,
  ...consoleOrderCalls,
  ...consoleShipmentCalls,
  ...consoleReturnCalls,
  ...consolePaymentCalls,
  ...cashbookCalls,
  ...consoleUserCalls,
  ...consoleRegistrationCalls,
  ...consoleCustomerCalls,
  ...customerGroupCalls,
  ...consoleInvoiceCalls,
  ...auditLogCalls,
  ...auditorCalls,
  ...consoleTaskCalls,
  ...consoleOutboxCalls,
  ...consoleStatementCalls,
  ...bankCalls,
  ...creditCalls,
  ...consoleReportCalls,
  ...consoleGoodsRequestCalls,
  ...changeSetCalls,
  ...assortmentCalls,
  ...priceBookCalls,
  ...poolCalls,
  ...partNumberCalls,
  ...stockCalls,
  ...searchWordCalls,
  ...catalogDeskCalls,
  ...editorCalls,
  ...pictureCalls,
  ...importCalls,
  ...consoleTypedWordCalls,
} satisfies Record<string, CallSpec>;

export type ConsoleCalls = typeof consoleCalls;
export type ConsolePath = keyof ConsoleCalls;
export type ConsoleInput<P extends ConsolePath> = InputOf<ConsoleCalls[P]>;
export type ConsoleAnswer<P extends ConsolePath> = AnswerOf<ConsoleCalls[P]>;
