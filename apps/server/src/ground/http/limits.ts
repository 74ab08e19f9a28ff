import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { CallSpec } from '@yigou/contract/ground/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A whole company sits behind one address, so the general limit only stops floods. */
const generalTriesPerMinute = 6000;

/** As tries are counted: whoever holds an IPv6 address holds the 2^64 beside it too. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

export const limitTo = (max: number) => ({ rateLimit: perMinute(max) });

/** What a route declares for a call that has a limit of its own, besides the one that all share. */
export const limitOf = ({ triesPerMinute }: CallSpec) => (triesPerMinute ? limitTo(triesPerMinute) : {});

/** One count per address for whatever it asks; a limit of its own is counted beside it. */
export async function limitTries(app: FastifyInstance) {
  await app.register(rateLimit, { global: false });
  const countTry = app.createRateLimit(perMinute(generalTriesPerMinute));
  app.addHook('onRequest', async (request, reply) => {
    const counted = await countTry(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw Object.assign(new Error('too many tries from one address'), { statusCode: 429 });
  });
}
