import type { FunctionCode, OperatorFunction } from '@yigou/contract/ground/functions';
import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import type { DataScope } from '@yigou/contract/people/org.terms';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../db/actor';
import type { Db } from '../db/client';
import type { Jobs } from '../jobs/jobs';

export type SiteKey = { companyId: number; hostId: number };

/** Who is calling, read anew at each call, so that a changed role counts at once. */
export type Caller = {
  sessionId: number;
  accountId: number;
  accountName: string;
  companyId: number;
  customerId: number;
  customerName: string;
  orgId: number;
  functions: ReadonlySet<FunctionCode>;
  /** Then the functions are none, and they are told why. */
  mustChangePassword: boolean;
  dataScope: DataScope;
};

/** Where a request came from; the address as tries are counted. */
export type Client = { address: string; agent: string };

/** An operator who is calling, read anew at each call like an account. */
export type OperatorCaller = {
  sessionId: number;
  operatorId: number;
  operatorName: string;
  companyId: number;
  roles: readonly OperatorRole[];
  functions: ReadonlySet<OperatorFunction>;
};

/** What every call knows, whoever calls. */
export type BareContext = {
  /** The transaction of a write; the plain handle for a read. */
  tx: Db;
  now: Date;
  site: SiteKey;
  token: string;
  client: Client;
  requestId: string;
  jobs: Jobs;
  log: FastifyBaseLogger;
};

export type Context = BareContext & { caller: Caller | null };
export type AccountContext = BareContext & { caller: Caller };
export type ConsoleContext = BareContext & { caller: OperatorCaller | null };
export type OperatorContext = BareContext & { caller: OperatorCaller };

export const actorOf = ({ caller }: AccountContext): Actor => ({
  kind: 'account',
  id: caller.accountId,
  name: caller.accountName,
});

export const operatorOf = ({ caller }: OperatorContext): Actor => ({
  kind: 'operator',
  id: caller.operatorId,
  name: caller.operatorName,
});
