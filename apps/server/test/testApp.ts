import './cheapPasswords';
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CallAnswer, CallInput, CallPath } from '@yigou/contract/calls';
import type { Failure, Success } from '@yigou/contract/ground/envelope';
import type { LoginResult } from '@yigou/contract/people/sessions';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp } from '../src/app';
import type { InvoiceTools } from '../src/books/invoices/invoices.routes';
import { createIssuers } from '../src/books/invoices/issuing.service';
import { skusBoughtBy } from '../src/books/reports/bought.service';
import { demoPassword } from '../src/demo/people.data';
import { createShelves } from '../src/goods/search/shelf/shelves.service';
import { createSites, type Sites } from '../src/goods/sites/sites.service';
import { type Database, type Db, loadPglite, openPostgres } from '../src/ground/db/client';
import type { FileStore } from '../src/ground/files/files.store';
import type { SiteKey } from '../src/ground/http/context';
import { createJobs } from '../src/ground/jobs/jobs';
import { DomainError } from '../src/ground/lib/domainError';
import { asSent } from '../src/ground/lib/passwords';
import { type Channel, type ChannelName, GatewayUnavailable } from '../src/money/channels/channels.rules';
import type { GatewayTools } from '../src/money/payments/payments.service';
import { waitSeconds } from './patience';
import { worldTime } from './template';

export type Answer<P extends CallPath> = Success<CallAnswer<P>> | Failure;
type Who = { token?: string; host?: string; address?: string; agent?: string };

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  database: Database;
  files: Map<string, Buffer>;
  clock: { now: () => Date; set: (time: Date) => void; advanceMinutes: (minutes: number) => void };
  call: <P extends CallPath>(path: P, input: CallInput<P>, who?: Who) => Promise<Answer<P>>;
  /** For input the types would refuse. */
  callRaw: (path: string, input: unknown, who?: Who) => Promise<{ status: number; body: Failure | Success<unknown> }>;
  logIn: (accountNo: string, password?: string) => Promise<LoginResult>;
  close: () => Promise<void>;
};

async function admin(url: string, statement: string) {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function freshDatabase(through?: string): Promise<Database> {
  const template = inject('template');
  if (process.env.ENGINE === 'pglite') return loadPglite(await openAsBlob(template));
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Copied as files it takes a third of what copying it page by page through the log does.
  await admin(template, `create database ${name} template template_yigou strategy file_copy`);
  // A network that fails is noticed as quickly as in a shop.
  const database = through ? openPostgres(`${through}/${name}`) : openPostgres(`${template}/${name}`, { waitSeconds });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin(template, `drop database ${name} with (force)`);
    },
  };
}

function testClock() {
  let time = worldTime;
  return {
    now: () => time,
    set: (next: Date) => {
      time = next;
    },
    advanceMinutes: (minutes: number) => {
      time = new Date(time.getTime() + minutes * 60_000);
    },
  };
}

function bytesOf(files: Map<string, Buffer>, fileId: string): Buffer {
  const bytes = files.get(fileId);
  if (!bytes) throw new DomainError('fileNotHere');
  return bytes;
}

export const memoryStore = (files: Map<string, Buffer>): FileStore => ({
  put: async (fileId, bytes) => void files.set(fileId, bytes),
  get: async (fileId) => bytesOf(files, fileId),
  write: async (fileId, bytes) => void files.set(fileId, await buffer(bytes)),
  read: async (fileId) => Readable.from([bytesOf(files, fileId)]),
  remove: async (fileId) => void files.delete(fileId),
  async *writtenBefore() {
    yield [...files.keys()];
  },
});

const away = (name: ChannelName) => async () => {
  throw new GatewayUnavailable(name, 'no gateway in this test');
};

/** For tests that pay nothing: every gateway is away. */
const noGateway = (name: ChannelName): Channel => {
  const refused = { status: 500, contentType: 'text/plain', body: 'fail' };
  const gone = away(name);
  return {
    name,
    open: gone,
    query: gone,
    close: gone,
    refund: gone,
    queryRefund: gone,
    readNotify: gone,
    accepted: refused,
    refused,
  };
};
const noGateways = { alipay: noGateway('alipay'), wechat: noGateway('wechat') };

/** Every call asks whose site it is, and no test moves a host; what a site looks like they change all the time. */
function knownSites(): Sites {
  const sites = createSites({ keepMs: 0 });
  const known = new Map<string, SiteKey>();
  return {
    ...sites,
    find: async (tx, hostName) => {
      const site = known.get(hostName) ?? (await sites.find(tx, hostName));
      known.set(hostName, site);
      return site;
    },
  };
}

type Options = {
  rateLimit?: boolean;
  payments?: GatewayTools;
  invoicing?: InvoiceTools;
  logger?: object;
  apiDocs?: boolean;
  mailbox?: boolean;
  /** PostgreSQL only: the address by which the server reaches its database, such as a network that fails. */
  through?: string;
};

/** The whole server without a port: each call goes through the same door as from a browser. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const database = await freshDatabase(options.through);
  const clock = testClock();
  const files = new Map<string, Buffer>();
  const jobs = createJobs(database, () => {}, false);
  const app = await createApp({
    database,
    clock,
    jobs,
    sites: knownSites(),
    // Tests write behind the server's back, as another server would.
    shelves: createShelves({ lookAgainMs: 0, momentMs: 0, boughtBy: skusBoughtBy }),
    files: memoryStore(files),
    payments: options.payments ?? { channels: noGateways, shopUrl: () => 'http://localhost' },
    invoicing: options.invoicing ?? { issuers: createIssuers(undefined), seller: { taxNo: '' } },
    logger: options.logger ?? false,
    trustProxy: false,
    rateLimit: options.rateLimit ?? false,
    servedOverHttps: false,
    apiDocs: options.apiDocs ?? true,
    mailbox: options.mailbox ?? false,
  });

  const callRaw: TestApp['callRaw'] = async (path, input, who = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        'content-type': 'application/json',
        host: who.host ?? 'localhost',
        ...(who.token && { authtoken: who.token }),
        ...(who.agent && { 'user-agent': who.agent }),
      },
      ...(who.address && { remoteAddress: who.address }),
      payload: JSON.stringify(input),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const call: TestApp['call'] = async (path, input, who) => (await callRaw(path, input, who)).body as never;

  return {
    app,
    db: database.db,
    database,
    files,
    clock,
    call,
    callRaw,
    logIn: async (accountNo, password = demoPassword) => {
      const answer = await call('Account/Login', { accountNo, accountPwd: asSent(password) });
      if (!answer.success) throw new Error(answer.errorMsg);
      return answer.resultData;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
