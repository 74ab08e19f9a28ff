import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** Nothing but our own files may run; styles of the component library carry the nonce of the page. */
const policy = (styleNonces: string[] = [], scriptHashes: readonly string[] = []) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    styleSrc: ["'self'", ...styleNonces.map((nonce) => `'nonce-${nonce}'`)],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** Built once: only a page needs a nonce of its own, and answers are many. */
export function secure(app: FastifyInstance, servedOverHttps: boolean) {
  const setHeaders = helmet({
    contentSecurityPolicy: policy(),
    strictTransportSecurity: servedOverHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
}

/** Lets styles with this nonce through on this page alone, and of scripts in the page itself exactly these. */
export function allowNonce(request: FastifyRequest, reply: FastifyReply, scriptHashes: readonly string[] = []): string {
  const nonce = randomBytes(16).toString('hex');
  helmet.contentSecurityPolicy(policy([nonce], scriptHashes))(request.raw, reply.raw, () => {});
  return nonce;
}
