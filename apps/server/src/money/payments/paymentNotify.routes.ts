import { type OnlineMethod, onlineMethods, tradeNoRule } from '@yigou/contract/money/payments.terms';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallDeps } from '../../ground/http/bind';
import { type GatewayMessage, NotifyRefused } from '../channels/channels.rules';
import type { PayContext } from './attempts.service';
import { applyPaid } from './paymentApplying.service';
import { type PayTools, returnPath } from './payments.service';
import { gatewayMessages } from './payments.tables';
import { noteRefund } from './refunds.service';
import { keepRefusal, toStorableText } from './refusals.service';

async function apply(ctx: PayContext, notice: GatewayMessage): Promise<string> {
  if (notice.kind === 'other') return 'ignored';
  if (notice.kind === 'paid') return ctx.tx.transaction((tx) => applyPaid({ ...ctx, tx }, notice.paid));
  await noteRefund(ctx, notice.refundNo, { state: notice.state, accepted: true });
  return `refund ${notice.state}`;
}

const refusedOutcomes = new Set(['unknownTrade', 'wrongAmount']);

/** Null for what is not from the gateway at all. */
async function read(ctx: PayContext, channel: OnlineMethod, request: FastifyRequest, body: Buffer) {
  try {
    return await ctx.channels[channel].readNotify(request.headers, body);
  } catch (cause) {
    ctx.log.warn({ err: cause, channel }, 'notify');
    const reason = cause instanceof NotifyRefused ? cause.reason : 'unreadable';
    await keepRefusal(ctx.tx, { channel, headers: request.headers, body, reason }, ctx.now);
    return null;
  }
}

function subjectOf(notice: GatewayMessage): string {
  if (notice.kind === 'paid') return notice.paid.outTradeNo;
  return notice.kind === 'refund' ? notice.refundNo : '';
}

/** Kept as it came before anything is done with it. The gateway hears yes only when everything is written. */
async function take(ctx: PayContext, channel: OnlineMethod, request: FastifyRequest): Promise<boolean> {
  // Without a body there is none to parse.
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const notice = await read(ctx, channel, request, body);
  if (!notice) return false;
  const [kept] = await ctx.tx
    .insert(gatewayMessages)
    .values({
      channel,
      subject: subjectOf(notice),
      receivedAt: ctx.now,
      headers: request.headers,
      body: toStorableText(body),
      outcome: 'received',
    })
    .returning({ noticeId: gatewayMessages.noticeId });
  const finish = (outcome: string) =>
    ctx.tx
      .update(gatewayMessages)
      .set({ outcome })
      .where(eq(gatewayMessages.noticeId, kept?.noticeId ?? 0));
  try {
    const outcome = await apply(ctx, notice);
    await finish(outcome);
    if (refusedOutcomes.has(outcome)) ctx.log.error({ channel, outcome, noticeId: kept?.noticeId }, 'notify refused');
    return !refusedOutcomes.has(outcome);
  } catch (cause) {
    await finish('failed');
    ctx.log.warn({ err: cause, channel }, 'notify');
    return false;
  }
}

const noticeMaxBytes = 64 * 1024;

/** Not JSON calls: each gateway has its own words, signs its bytes, and wants its own kind of answer. */
export async function bindNotifies(app: FastifyInstance, deps: CallDeps, { channels, payables }: PayTools) {
  app.get(returnPath, (request, reply) => {
    const { out_trade_no: given } = request.query as Record<string, unknown>;
    const no = typeof given === 'string' && tradeNoRule.pattern.test(given) ? given : '';
    return reply.redirect(`/#/paySuccess${no && `?no=${no}`}`);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: noticeMaxBytes }, (_, body, done) =>
      done(null, body),
    );
    for (const name of onlineMethods) {
      scope.post(`/notify/${name}`, async (request, reply) => {
        const { database, clock, jobs } = deps;
        const ctx = { tx: database.db, now: clock.now(), jobs, log: request.log, channels, payables };
        const taken = await take(ctx, name, request);
        const { status, contentType, body } = taken ? channels[name].accepted : channels[name].refused;
        return reply.status(status).type(contentType).send(body);
      });
    }
  });
}
