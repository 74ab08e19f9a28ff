import type { Calls } from '@yigou/contract/calls';
import type { ConsoleCalls } from '@yigou/contract/console';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { InvoiceTools } from './books/invoices/invoices.routes';
import type { IssueContext } from './books/invoices/issuing.service';
import type { CatalogUse } from './goods/catalogDesk/catalogUse.service';
import type { SkuUse } from './goods/changeSets/skuUse.service';
import type { FindListsContaining } from './goods/products/suggest.routes';
import type { Shelves } from './goods/search/shelf/shelves.service';
import type { Sites } from './goods/sites/sites.service';
import type { StockHolders, StockWaiters } from './goods/stockDesk/stockPorts.service';
import type { TypedWords } from './goods/typedWords/counting.service';
import type { Db } from './ground/db/client';
import type { MayRead } from './ground/files/files.routes';
import type { FileStore } from './ground/files/files.store';
import type { CallDeps, ConsoleRoutes, Routes } from './ground/http/bind';
import type { AccountContext, OperatorContext } from './ground/http/context';
import type { Duty } from './ground/jobs/deadlines';
import type { JobServer } from './ground/jobs/jobs';
import type { Deliver } from './ground/jobs/outbox';
import type { Clock } from './ground/lib/clock';
import type { PayContext } from './money/payments/attempts.service';
import type { PayTools } from './money/payments/payments.service';
import type { CustomerCredit, CustomerOrders, CustomerPeople } from './people/customers/customerPorts.service';
import type { GroupUse } from './people/customers/groupUse.service';
import type { Finder } from './people/lookup/lookup.service';
import type { OrgPeople } from './people/org/orgPeople.service';
import type { OrgUse } from './people/org/orgUse.service';
import type { Desk } from './people/overview/overview.service';
import type { TaskKinds } from './people/tasks/running.service';
import type { TodoCounter } from './people/todos/todos.service';
import type { Spent } from './people/users/users.service';
import type { FlowContext } from './trade/approvals/approvables.service';
import type { ApprovalTools } from './trade/approvals/approvals.routes';

/** What is opened before the rooms, and what a room needs to know from one above it. */
export type Tools = {
  sites: Sites;
  shelves: Shelves;
  typedWords: TypedWords;
  payments: PayTools;
  approvals: ApprovalTools;
  invoicing: InvoiceTools;
  files: FileStore;
  orgPeople: OrgPeople;
  customerPeople: CustomerPeople;
  customerCredit: CustomerCredit;
  customerOrders: CustomerOrders;
  spentThisMonth: Spent;
  findListsContaining: FindListsContaining;
  stockHolders: StockHolders;
  stockWaiters: StockWaiters;
};

/** What the rooms say together, for the few that ask all of them. */
export type Joined = {
  finders: readonly Finder[];
  desks: readonly Desk[];
  todoCounters: readonly TodoCounter[];
  orgUses: readonly OrgUse[];
  groupUses: readonly GroupUse[];
  catalogUses: readonly CatalogUse[];
  skuUses: readonly SkuUse[];
};

export type Sweeping = PayContext & FlowContext;
export type Invoicing = Pick<IssueContext, 'issuers' | 'files'>;

/** What background work is done with. */
export type Workers = {
  db: Db;
  jobs: JobServer;
  clock: Clock;
  files: FileStore;
  log: FastifyBaseLogger;
  deliver: Deliver;
  /** What was sent can be read in the mailbox of a demo. */
  keep: boolean;
  taskKinds: TaskKinds;
  /** As of this moment. */
  context: () => Sweeping & Invoicing;
};

/** All that a room gives to the house. Its `<room>.feature.ts` says it, features.ts lists the rooms, app.ts and workers.ts join. */
export type Feature = {
  routes?: (tools: Tools & Joined) => Partial<Routes<Calls>>;
  consoleRoutes?: (tools: Tools & Joined) => Partial<ConsoleRoutes<ConsoleCalls>>;
  /** What is no call: the notifications of gateways, files. */
  bind?: (app: FastifyInstance, deps: CallDeps, tools: Tools) => unknown;
  /** Where the console's search looks. */
  finders?: (tools: Tools) => readonly Finder[];
  /** What waits on the console's first page. */
  desks?: (tools: Tools) => readonly Desk[];
  /** What waits for an account, on the home card and the overview. */
  todoCounter?: TodoCounter;
  /** What keeps a unit of an organisation from being removed. */
  orgUse?: OrgUse;
  /** What keeps a customer group from being removed. */
  groupUse?: GroupUse;
  /** What keeps a category, brand, supplier or label from being removed. */
  catalogUse?: CatalogUse;
  /** What it holds of articles that are about to change. */
  skuUse?: SkuUse;
  mayReadFile?: MayRead<AccountContext>;
  operatorMayReadFile?: MayRead<OperatorContext>;
  /** What it does in the background for whoever asked. */
  tasks?: Partial<TaskKinds>;
  /** What falls due by itself. */
  duties?: readonly Duty<Sweeping>[];
  /** The same, where an invoice is issued. */
  issuingDuties?: readonly Duty<Sweeping & Invoicing>[];
  work?: (workers: Workers) => Promise<unknown>;
  /** Every night: what nobody will ask for again. */
  cleanUp?: (db: Db, now: Date, files: FileStore) => Promise<unknown>;
};
