import type { DataScope, FunctionCode } from '@yigou/contract';
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
  dataScope: DataScope;
};

/** Where a request came from; the address as tries are counted. */
export type Client = { address: string; agent: string };

export type Context = {
  /** The transaction of a write; the plain handle for a read. */
  tx: Db;
  now: Date;
  site: SiteKey;
  caller: Caller | null;
  token: string;
  client: Client;
  jobs: Jobs;
  log: FastifyBaseLogger;
};

export type AccountContext = Context & { caller: Caller };

export const actorOf = ({ caller }: AccountContext): Actor => ({
  kind: 'account',
  id: caller.accountId,
  name: caller.accountName,
});
