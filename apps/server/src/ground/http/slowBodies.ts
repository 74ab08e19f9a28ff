import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a call needs to send is there within these seconds, on whatever line. */
const graceMs = 10_000;
/** What is larger has to go on coming. Bytes a second, from the first one on. */
const slowestRate = 8 * 1024;
const lookEveryMs = 1000;

/** `silentMs`: since the last byte. However much has come before, it holds what it holds. */
export const isTooSlow = (bytes: number, ms: number, silentMs: number): boolean =>
  silentMs > graceMs || (ms > graceMs && bytes < (ms / 1000) * slowestRate);

type Body = { since: number; from: number; heard: number; heardAt: number };

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
    // A call of a test comes by no line that could be slow.
    if (!sendsBody(request) || !(request.socket instanceof Socket)) return;
    const [since, from] = [now(), request.socket.bytesRead];
    coming.set(request, { since, from, heard: from, heardAt: since });
    const whole = () => coming.delete(request);
    request.raw.once('end', whole).once('close', whole);
  });

  const look = () => {
    const at = now();
    for (const [request, body] of coming) {
      const { socket } = request;
      if (socket.bytesRead !== body.heard) Object.assign(body, { heard: socket.bytesRead, heardAt: at });
      if (!isTooSlow(socket.bytesRead - body.from, at - body.since, at - body.heardAt)) continue;
      coming.delete(request);
      if (socket.writable) socket.write(answer);
      socket.destroySoon();
    }
  };
  const watch = setInterval(look, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(watch));
  return { look, count: () => coming.size };
}
