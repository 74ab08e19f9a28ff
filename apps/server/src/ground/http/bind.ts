import { type Calls, calls } from '@yigou/contract/calls';
import { type ConsoleCalls, consoleCalls } from '@yigou/contract/console';
import { bodyMaxBytesOf, bodyUsualMaxBytes, type CallSpec, type Entrance } from '@yigou/contract/ground/call';
import { isMet } from '@yigou/contract/ground/functions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database, Db } from '../db/client';
import { retrying } from '../db/retrying';
import type { Jobs } from '../jobs/jobs';
import type { Clock } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import { cleanInput } from './cleaning';
import type {
  AccountContext,
  BareContext,
  Caller,
  ConsoleContext,
  Context,
  OperatorCaller,
  OperatorContext,
  SiteKey,
} from './context';
import { InvalidInput } from './errors';
import type { Rooms } from './largeBodies';
import { addressOf, limitOf } from './limits';
import { writer } from './writer';

type Table = Record<string, CallSpec>;

/** One verb for each of the calls `C` of a table, which gets to know who calls where the table asks for it. */
type Handlers<T extends Table, C, Anybody, Known> = {
  [P in keyof C & keyof T]: (
    ctx: T[P]['access'] extends 'public' ? Anybody : Known,
    input: z.output<T[P]['input']>,
  ) => Promise<z.input<T[P]['answer']>>;
};
export type Routes<C> = Handlers<Calls, C, Context, AccountContext>;
export type ConsoleRoutes<C> = Handlers<ConsoleCalls, C, ConsoleContext, OperatorContext>;

type FindCaller<Who> = (db: Db, token: string, site: SiteKey, now: Date) => Promise<Who | null>;

export type CallDeps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  findSite: (db: Db, hostName: string) => Promise<SiteKey>;
  findCaller: FindCaller<Caller>;
  findOperator: FindCaller<OperatorCaller>;
  /** What this process keeps in memory may be out of date now. */
  afterWrite: () => void;
  /** Where what is larger than most calls need is received. */
  rooms: Rooms;
  /** An operator has changed something: it must have left its trace. */
  checkTrace: (ctx: ConsoleContext) => Promise<void>;
};

function tokenOf(request: FastifyRequest): string {
  const token = request.headers.authtoken || request.headers['x-token'];
  return typeof token === 'string' ? token : '';
}

/** The one check of rights, for the JSON calls of both kinds and for files. */
export function admit<Who extends { functions: ReadonlySet<string>; mustChangePassword?: boolean }>(
  needs: NonNullable<Entrance['needs']>,
  caller: Who | null,
): Who {
  if (!caller) throw new DomainError('sessionExpired');
  if (!isMet(needs, caller.functions))
    throw new DomainError(caller.mustChangePassword ? 'passwordMustChange' : 'notPermitted');
  return caller;
}

export function checkAccess({ access, needs }: Entrance, caller: { functions: ReadonlySet<string> } | null) {
  if (access !== 'public') admit(needs, caller);
}

function parseInput(type: z.ZodType, body: unknown): unknown {
  const parsed = type.safeParse(body);
  if (!parsed.success) throw new InvalidInput(parsed.error);
  return parsed.data;
}

/** Where the request came in, and whose it is. */
async function openFor<Who>(deps: CallDeps, find: FindCaller<Who>, request: FastifyRequest) {
  const { db } = deps.database;
  const now = deps.clock.now();
  const token = tokenOf(request);
  const site = await deps.findSite(db, request.hostname);
  const caller = token ? await find(db, token, site, now) : null;
  const client = { address: addressOf(request), agent: request.headers['user-agent'] ?? '' };
  return { tx: db, now, site, caller, token, client, requestId: request.id, jobs: deps.jobs, log: request.log };
}

/** For the calls of the shop and its files. */
export const openContext = (deps: CallDeps, request: FastifyRequest): Promise<Context> =>
  openFor(deps, deps.findCaller, request);

/** For the files of the console. */
export const openConsole = (deps: CallDeps, request: FastifyRequest): Promise<ConsoleContext> =>
  openFor(deps, deps.findOperator, request);

type Side<Who> = {
  prefix: string;
  find: FindCaller<Who>;
  /** In the transaction of a write, after its verb. */
  afterVerb?: (ctx: BareContext & { caller: Who | null }) => Promise<void>;
};
type Verb = (ctx: never, input: never) => Promise<unknown>;

type Opened<Who> = BareContext & { caller: Who | null };

/** Before anything large is received. Whoever sends it may do so, and not everybody at once. */
export function enterRoom(
  { rooms }: CallDeps,
  { caller, client }: Opened<{ accountId: number } | { operatorId: number }>,
  request: FastifyRequest,
  reply: FastifyReply,
  mostBytes: number,
): void {
  const declared = Number(request.headers['content-length'] ?? mostBytes);
  const bytes = Math.min(declared, mostBytes);
  if (bytes <= bodyUsualMaxBytes) return;
  const sender = caller && ('accountId' in caller ? `account ${caller.accountId}` : `operator ${caller.operatorId}`);
  const leave = sender ? rooms.known(sender, bytes) : rooms.strangers(client.address, bytes);
  reply.raw.once('finish', leave).once('close', leave);
}

/** After session, function and body: the input, then the verb in its transaction. */
async function answerCall<Who>(
  deps: CallDeps,
  { afterVerb }: Side<Who>,
  spec: CallSpec,
  verb: Verb,
  ctx: Opened<Who>,
  body: unknown,
): Promise<object> {
  const input = parseInput(spec.input, cleanInput(body, spec.severalLines));
  const run = (within: typeof ctx) => verb(within as never, input as never);
  const write = async (tx: Db) => {
    const within = { ...ctx, tx };
    const answer = await run(within);
    await afterVerb?.(within);
    return answer;
  };
  const answer = spec.work === 'write' ? await retrying(ctx.tx, write) : await run(ctx);
  if (spec.work !== 'read') deps.afterWrite();
  return answer as object;
}

type Sender = { functions: ReadonlySet<string> } & ({ accountId: number } | { operatorId: number });

/** The one way in. Rate, session and function are asked before a byte of the body is read. */
function bindTable<Who extends Sender>(
  app: FastifyInstance,
  deps: CallDeps,
  side: Side<Who>,
  table: Table,
  verbs: Record<string, Verb>,
) {
  const opened = new WeakMap<FastifyRequest, Opened<Who>>();
  for (const [path, spec] of Object.entries(table)) {
    const verb = verbs[path] as Verb;
    const textOf = writer(spec.answer);
    const bodyLimit = bodyMaxBytesOf(spec);
    const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await openFor(deps, side.find, request);
      checkAccess(spec, ctx.caller);
      enterRoom(deps, ctx, request, reply, bodyLimit);
      opened.set(request, ctx);
    };
    app.post(`${side.prefix}${path}`, { config: limitOf(spec), bodyLimit, preParsing }, async (request, reply) => {
      const ctx = opened.get(request);
      if (!ctx) throw new DomainError('sessionExpired');
      const answer = await answerCall(deps, side, spec, verb, ctx, request.body);
      return reply.type('application/json; charset=utf-8').send(textOf(answer));
    });
  }
}

/** Every call of the table is given by one room, and by one only. */
function joinRoutes(table: Table, given: readonly object[]): Record<string, Verb> {
  const verbs: Record<string, Verb> = Object.assign({}, ...given);
  const twice = given.reduce((sum, each) => sum + Object.keys(each).length, 0) > Object.keys(verbs).length;
  const missing = Object.keys(table).filter((path) => !verbs[path]);
  if (missing.length > 0 || twice)
    throw new Error(`calls without a room: ${missing.join(', ')}; given twice: ${twice}`);
  return verbs;
}

export function bindCalls(app: FastifyInstance, deps: CallDeps, given: readonly Partial<Routes<Calls>>[]) {
  bindTable(app, deps, { prefix: '/api/', find: deps.findCaller }, calls, joinRoutes(calls, given));
}

export function bindConsole(
  app: FastifyInstance,
  deps: CallDeps,
  given: readonly Partial<ConsoleRoutes<ConsoleCalls>>[],
) {
  const side = { prefix: '/api/console/', find: deps.findOperator, afterVerb: deps.checkTrace };
  bindTable(app, deps, side, consoleCalls, joinRoutes(consoleCalls, given));
}
