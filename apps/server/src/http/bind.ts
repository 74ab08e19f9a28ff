import {
  bodyMaxBytesOf,
  type CallAnswer,
  type CallPath,
  type Calls,
  calls,
  type Entrance,
  isMet,
  type Needs,
  type Success,
} from '@yigou/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database, Db } from '../db/client';
import type { Jobs } from '../jobs/jobs';
import type { Clock } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import type { AccountContext, Caller, Context, SiteKey } from './context';
import { InvalidInput } from './errors';
import { addressOf, limitOf } from './limits';

type ContextOf<P extends CallPath> = Calls[P]['access'] extends 'account' ? AccountContext : Context;

export type Routes<C> = {
  [P in keyof C & CallPath]: (
    ctx: ContextOf<P>,
    input: z.output<Calls[P]['input']>,
  ) => Promise<z.input<Calls[P]['answer']>>;
};

export type Doors = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  findSite: (db: Db, hostName: string) => Promise<SiteKey>;
  findCaller: (db: Db, token: string, site: SiteKey, now: Date) => Promise<Caller | null>;
  /** What this process keeps in memory may be out of date now. */
  afterWrite: () => void;
};

function tokenOf(request: FastifyRequest): string {
  const token = request.headers.authtoken || request.headers['x-token'];
  return typeof token === 'string' ? token : '';
}

/** The one check of rights, for the JSON calls and for files. */
export function admit(needs: Needs, caller: Caller | null): Caller {
  if (!caller) throw new DomainError('sessionExpired');
  if (!isMet(needs, caller.functions)) throw new DomainError('notPermitted');
  return caller;
}

export function checkAccess({ access, needs }: Entrance, caller: Caller | null) {
  if (access !== 'public') admit(needs, caller);
}

function parseInput(type: z.ZodType, body: unknown): unknown {
  const parsed = type.safeParse(body);
  if (!parsed.success) throw new InvalidInput(parsed.error);
  return parsed.data;
}

/** What every call and the upload share: where the request came in, and whose it is. */
export async function openContext(doors: Doors, request: FastifyRequest): Promise<Context> {
  const { db } = doors.database;
  const now = doors.clock.now();
  const token = tokenOf(request);
  const site = await doors.findSite(db, request.hostname);
  const caller = token ? await doors.findCaller(db, token, site, now) : null;
  const client = { address: addressOf(request), agent: request.headers['user-agent'] ?? '' };
  return { tx: db, now, site, caller, token, client, jobs: doors.jobs, log: request.log };
}

/** The one way in: session and function, then input, then the verb in its transaction, then output, then envelope. */
async function answerCall<P extends CallPath>(
  doors: Doors,
  path: P,
  handler: Routes<Calls>[P],
  request: FastifyRequest,
): Promise<Success<CallAnswer<P>>> {
  const spec = calls[path];
  const ctx = await openContext(doors, request);
  checkAccess(spec, ctx.caller);
  const input = parseInput(spec.input, request.body);
  const run = (tx: Db) => handler({ ...ctx, tx } as never, input as never);
  const answer = spec.work === 'write' ? await ctx.tx.transaction(run) : await run(ctx.tx);
  if (spec.work !== 'read') doors.afterWrite();
  const named = spec.answer.parse(answer) as CallAnswer<P>;
  return { success: true, errorCode: '', errorMsg: '', ...named };
}

export function bindCalls(app: FastifyInstance, doors: Doors, routes: Routes<Calls>) {
  for (const path of Object.keys(calls) as CallPath[]) {
    const options = { config: limitOf(calls[path]), bodyLimit: bodyMaxBytesOf(calls[path]) };
    app.post(`/api/${path}`, options, (request) => answerCall(doors, path, routes[path] as never, request));
  }
}
