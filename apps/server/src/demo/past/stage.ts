import type { DataScope } from '@yigou/contract/people/org.terms';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { findSite } from '../../goods/sites/sites.service';
import type { Db } from '../../ground/db/client';
import type { AccountContext, BareContext, Caller, OperatorContext, SiteKey } from '../../ground/http/context';
import type { Jobs } from '../../ground/jobs/jobs';
import { sendFromOutbox } from '../../ground/jobs/outbox';
import type { PayContext } from '../../money/payments/attempts.service';
import { runRefund } from '../../money/payments/refunds.service';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { functionsOf } from '../../people/operators/operators.rules';
import { operators } from '../../people/operators/operators.tables';
import { widestScope } from '../../people/org/org.rules';
import { accountRoles, roles } from '../../people/org/org.tables';
import type { FlowContext } from '../../trade/approvals/approvables.service';
import { orderApprovables } from '../../trade/orders/orderApprovables.service';
import { payablesWithReturns } from '../../trade/returns/returnRefunding.service';
import type { Chance } from './chance';
import { pastGateways } from './gateways';

/** Whoever acts in the past, by their account number. */
export type Cast = ReadonlyMap<string, Caller>;

async function readCast(tx: Db): Promise<Cast> {
  const held = await tx.select().from(accountRoles).innerJoin(roles, eq(roles.roleId, accountRoles.roleId));
  const people = await tx
    .select({ account: accounts, customerName: customers.name })
    .from(accounts)
    .innerJoin(customers, eq(customers.customerId, accounts.customerId));
  return new Map(
    people.map(({ account, customerName }) => {
      const own = held.filter((row) => row.account_role.accountId === account.accountId).map((row) => row.role);
      const { accountId, companyId, customerId, orgId } = account;
      const who = { sessionId: 0, accountId, accountName: account.name, companyId, customerId, customerName, orgId };
      const functions = new Set(own.flatMap((role) => role.functions));
      const dataScope = widestScope(own.map((role) => role.dataScope as DataScope));
      return [account.accountNo, { ...who, functions, mustChangePassword: false, dataScope }];
    }),
  );
}

async function readStaff(tx: Db): Promise<ReadonlyMap<string, OperatorContext['caller']>> {
  const rows = await tx.select().from(operators);
  return new Map(
    rows.map(({ operatorId, companyId, accountNo, name, roles: own }) => [
      accountNo,
      { sessionId: 0, operatorId, operatorName: name, companyId, roles: own, functions: functionsOf(own) },
    ]),
  );
}

/** Jobs that wait for the end of the step that sent them. */
type Sent = { name: string } & ({ outboxId: string } | { refundNo: string });

export type Stage = {
  db: Db;
  chance: Chance;
  site: SiteKey;
  /** Where mails lead to. */
  shopUrl: string;
  cast: Cast;
  now: () => Date;
  /** The context of a call of this person. */
  as: (accountNo: string, tx: Db) => AccountContext & PayContext & FlowContext;
  asStaff: (accountNo: string, tx: Db) => OperatorContext & PayContext & FlowContext;
  /** The context of the background. */
  background: () => PayContext & FlowContext;
  /** One step in one transaction, with all that leaves the house after it: mails are as good as sent. */
  step: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** What does not change is asked once for each key. */
  once: <T>(key: string, ask: () => Promise<T>) => Promise<T>;
  /** For verbs that open their transactions themselves. */
  steps: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

export async function setStage(db: Db, chance: Chance, now: () => Date, shopUrl: string): Promise<Stage> {
  const site = await findSite(db, 'localhost');
  const cast = await readCast(db);
  const staff = await readStaff(db);
  const channels = pastGateways(now);
  const { log } = Fastify({ logger: false });
  const sent: Sent[] = [];
  const asked = new Map<string, Promise<unknown>>();
  const jobs: Jobs = {
    send: async (_, name, data) => void sent.push({ name, ...data } as Sent),
  };
  const faces = { payables: payablesWithReturns, approvables: orderApprovables };
  const background = () => ({ tx: db, now: now(), jobs, log, channels, ...faces });
  const bare = (tx: Db): BareContext & PayContext & FlowContext => ({
    ...background(),
    tx,
    site,
    token: '',
    client: { address: '', agent: '' },
    requestId: chance.uuid(),
  });
  const found = <T>(list: ReadonlyMap<string, T>, accountNo: string): T => {
    const person = list.get(accountNo);
    if (!person) throw new Error(`nobody is called ${accountNo}`);
    return person;
  };
  const settle = async () => {
    for (let job = sent.shift(); job; job = sent.shift()) {
      if ('outboxId' in job)
        await sendFromOutbox(db, job.outboxId, { now: now(), deliver: async () => {}, keep: true });
      else await runRefund(background(), job.refundNo);
    }
  };
  const steps: Stage['steps'] = async (work) => {
    try {
      return await work(db);
    } catch (cause) {
      // What was rolled back sends nothing.
      sent.length = 0;
      throw cause;
    } finally {
      await settle();
    }
  };
  return {
    db,
    chance,
    site,
    shopUrl,
    cast,
    now,
    as: (accountNo, tx) => ({ ...bare(tx), caller: found(cast, accountNo) }),
    asStaff: (accountNo, tx) => ({ ...bare(tx), caller: found(staff, accountNo) }),
    background,
    once: <T>(key: string, ask: () => Promise<T>) => {
      const known = (asked.get(key) as Promise<T> | undefined) ?? ask();
      asked.set(key, known);
      return known;
    },
    steps,
    step: (work) => steps(() => db.transaction(work)),
  };
}
