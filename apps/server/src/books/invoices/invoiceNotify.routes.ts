import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../ground/files/files.service';
import type { CallDeps } from '../../ground/http/bind';
import { findInvoice } from './invoices.queries';
import { invoices } from './invoices.tables';
import { type IssueContext, type Issuers, runInvoice } from './issuing.service';

export const invoiceNotifyPath = '/notify/invoice';
const noticeMaxBytes = 16 * 1024;

/** It only says where to look: what became of the invoice is asked over our own line. */
async function take(ctx: IssueContext, headers: Record<string, string | string[] | undefined>, body: Buffer) {
  const requestNo = ctx.issuers.service?.readNotify(headers, body);
  const invoice = requestNo ? await findInvoice(ctx.tx, eq(invoices.requestNo, requestNo)) : undefined;
  if (!invoice) return false;
  await runInvoice(ctx, invoice.invoiceId);
  return true;
}

/** Not a JSON call: the service signs its bytes and reads the status of the answer. */
export async function bindInvoiceNotify(app: FastifyInstance, deps: CallDeps, issuers: Issuers, files: FileStore) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: noticeMaxBytes }, (_, body, done) =>
      done(null, body),
    );
    scope.post(invoiceNotifyPath, async (request, reply) => {
      const { database, clock, jobs } = deps;
      const ctx = { tx: database.db, now: clock.now(), jobs, log: request.log, issuers, files };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const taken = await take(ctx, request.headers, body).catch((cause: unknown) => {
        request.log.warn({ err: cause }, 'invoice notify');
        return false;
      });
      return reply.status(taken ? 200 : 400).send({ received: taken });
    });
  });
}
