import { setTimeout } from 'node:timers/promises';
import compress from '@fastify/compress';
import { bodyUsualMaxBytes } from '@yigou/contract/ground/call';
import { errorCodes } from '@yigou/contract/ground/envelope';
import { transportTexts } from '@yigou/contract/ground/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import type { InvoiceTools } from './books/invoices/invoices.routes';
import { skusBoughtBy } from './books/reports/bought.service';
import type { Feature, Tools } from './feature';
import { features } from './features';
import { createShelves, type Shelves } from './goods/search/shelf/shelves.service';
import { createSites, type Sites, siteTitleOf } from './goods/sites/sites.service';
import { TypedWords } from './goods/typedWords/counting.service';
import { checkTrace } from './ground/auditLog/auditLog.service';
import { bindConsoleDownload, bindDownload, bindUpload } from './ground/files/files.routes';
import type { FileStore } from './ground/files/files.store';
import { serveApiDocs } from './ground/http/apiDocs';
import { bindCalls, bindConsole, type CallDeps } from './ground/http/bind';
import { readJson, refusePacked } from './ground/http/bodies';
import { type PictureAt, serveDrawings } from './ground/http/drawings';
import { failure, handleErrors } from './ground/http/errors';
import { createRooms } from './ground/http/largeBodies';
import { limitTries } from './ground/http/limits';
import { type Pages, serveDemoPictures, servePages } from './ground/http/pages';
import { secure } from './ground/http/security';
import { cutSlowBodies } from './ground/http/slowBodies';
import type { Trust } from './ground/http/trust';
import { customerCredit } from './money/ledger/customerCredit.service';
import type { GatewayTools } from './money/payments/payments.service';
import { bindMailbox } from './people/notices/mailbox.routes';
import { findOperator } from './people/operators/operators.service';
import { findCaller } from './people/sessions/sessions.service';
import { customerPeople } from './people/users/userCustomerPeople.service';
import { orgPeople } from './people/users/userOrgPeople.service';
import { findListsContaining } from './trade/lists/listsContaining.service';
import { customerOrders } from './trade/orders/customerOrders.service';
import { orderApprovables } from './trade/orders/orderApprovables.service';
import { spentThisMonth } from './trade/orders/spending.service';
import { payablesWithReturns } from './trade/returns/returnRefunding.service';
import { stockHolders } from './trade/returns/stockHolders.service';
import { stockWaiters } from './trade/stockAlerts/stockWaiters.service';

export type AppParts = Pick<CallDeps, 'database' | 'clock' | 'jobs'> & {
  sites?: Sites;
  shelves?: Shelves;
  files: FileStore;
  payments: GatewayTools;
  invoicing: InvoiceTools;
  /** In 分: a mailed link decides about more than this only with a code. */
  approvalCodeFrom?: number;
  pages?: Pages;
  /** Draws the goods of the demo. */
  pictureAt?: PictureAt;
  logger: boolean | object;
  trustProxy: Trust;
  rateLimit: boolean;
  servedOverHttps: boolean;
  apiDocs: boolean;
  /** Mails that were written can be read in the shop: for a demo that sends none. */
  mailbox: boolean;
};

/** What rooms below need to know from rooms above, which they do not import. */
const upwards = {
  orgPeople,
  customerPeople,
  customerCredit,
  customerOrders,
  spentThisMonth,
  findListsContaining: findListsContaining,
  stockHolders,
  stockWaiters,
};

/** ¥50,000 */
const usualCodeFrom = 5_000_000;

/** Whoever asks whether we are ready waits two seconds at most. */
const readyWithinMs = 1500;

async function answersWithin(ms: number, asked: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const answered = asked.then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([answered, setTimeout(ms, false, { signal }).catch(() => false)]);
  waiting.abort();
  return ready;
}

function answerHealth(app: FastifyInstance, { database }: AppParts) {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await answersWithin(readyWithinMs, database.run('select 1'));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}

/** Every call and every other door that the rooms give. */
async function openRooms(app: FastifyInstance, deps: CallDeps, tools: Tools) {
  const given = <Part>(part: (feature: Feature) => Part | undefined): Part[] =>
    features.map(part).filter((each): each is Part & {} => each !== undefined);
  const joined = {
    ...tools,
    finders: given(({ finders }) => finders?.(tools)).flat(),
    desks: given(({ desks }) => desks?.(tools)).flat(),
    todoCounters: given(({ todoCounter }) => todoCounter),
    orgUses: given(({ orgUse }) => orgUse),
    groupUses: given(({ groupUse }) => groupUse),
    catalogUses: given(({ catalogUse }) => catalogUse),
    skuUses: given(({ skuUse }) => skuUse),
  };
  bindCalls(
    app,
    deps,
    given(({ routes }) => routes?.(joined)),
  );
  bindConsole(
    app,
    deps,
    given(({ consoleRoutes }) => consoleRoutes?.(joined)),
  );
  await bindUpload(app, deps, tools.files);
  bindDownload(
    app,
    deps,
    tools.files,
    given(({ mayReadFile }) => mayReadFile),
  );
  bindConsoleDownload(
    app,
    deps,
    tools.files,
    given(({ operatorMayReadFile }) => operatorMayReadFile),
  );
  for (const { bind } of features) await bind?.(app, deps, tools);
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    bodyLimit: bodyUsualMaxBytes,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 60_000,
  });
  handleErrors(app);
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send(failure(errorCodes.notFound, transportTexts.unknownPath)),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  refusePacked(app);
  readJson(app);
  cutSlowBodies(app);
  secure(app, parts.servedOverHttps);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  if (parts.rateLimit) await limitTries(app);

  const shelves = parts.shelves ?? createShelves({ boughtBy: skusBoughtBy });
  const sites = parts.sites ?? createSites();
  const deps: CallDeps = {
    ...parts,
    findSite: sites.find,
    findCaller,
    findOperator,
    afterWrite: shelves.expire,
    rooms: createRooms(),
    checkTrace,
  };
  await openRooms(app, deps, {
    ...upwards,
    ...parts,
    sites,
    shelves,
    typedWords: new TypedWords(),
    payments: { ...parts.payments, payables: payablesWithReturns },
    approvals: {
      approvables: orderApprovables,
      codeFrom: parts.approvalCodeFrom ?? usualCodeFrom,
      siteTitle: siteTitleOf,
    },
  });
  if (parts.mailbox) bindMailbox(app, parts);
  answerHealth(app, parts);
  if (parts.apiDocs) await serveApiDocs(app);
  await serveDemoPictures(app);
  if (parts.pictureAt) serveDrawings(app, parts.pictureAt);
  if (parts.pages) await servePages(app, parts.pages);
  return app;
}
