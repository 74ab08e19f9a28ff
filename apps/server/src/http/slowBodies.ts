import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a call needs to send is there within these seconds, on whatever line. */
const graceMs = 10_000;
/** What is larger has to go on coming. Bytes a second, from the first one on. */
const slowestRate = 8 * 1024;
const lookEveryMs = 1000;

export const isTooSlow = (bytes: number, ms: number): boolean => ms > graceMs && bytes < (ms / 1000) * slowestRate;

type Body = { since: number; read: number };

const sendsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const answer = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * A body that comes drop by drop holds a connection and what it has sent so far: it is cut. One look at all of them
 * each second costs the many that come at once nothing.
 */
export function cutSlowBodies(app: FastifyInstance, now: () => number = () => performance.now()) {
  const coming = new Map<FastifyRequest, Body>();
  app.addHook('onRequest', async (request) => {
    if (!sendsBody(request)) return;
    coming.set(request, { since: now(), read: request.socket.bytesRead });
    const whole = () => coming.delete(request);
    request.raw.once('end', whole).once('close', whole);
  });

  const look = () => {
    for (const [request, { since, read }] of coming) {
      const { socket } = request;
      if (!isTooSlow(socket.bytesRead - read, now() - since)) continue;
      coming.delete(request);
      if (socket.writable) socket.write(answer);
      socket.destroySoon();
    }
  };
  const watch = setInterval(look, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(watch));
  return { look, count: () => coming.size };
}
