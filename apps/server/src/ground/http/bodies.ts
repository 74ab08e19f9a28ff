import type { FastifyInstance } from 'fastify';
import { DomainError } from '../lib/domainError';

/** No call nests deeper than a list in a filter in a request; each level costs the reader more than it costs to send. */
const depthMost = 16;

const [quote, backslash] = [34, 92];
const opens = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const closes = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (inString && sign === backslash) at += 1;
    else if (sign === quote) inString = !inString;
    else if (inString) continue;
    else if (opens.has(sign)) depth += 1;
    else if (closes.has(sign)) depth -= 1;
    if (depth > depthMost) return true;
  }
  return false;
}

/** As JSON, the character 0 and half of a surrogate pair can only come in as one of these escapes. */
const suspicious = /\\u(?:0000|d[89a-f])/i;
/** `u` reads whole characters: what still looks like half of one is half. */
const unstorable = /[\0\p{Surrogate}]/u;

/** PostgreSQL cannot store such a text, whichever field it stands in. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => unstorable.test(key) || holdsUnstorable(inner));
}

const refused = (body: string) => new DomainError('invalidInput', {}, { body });

/** An absent body is an empty object, so that calls without input need none. */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, {});
    if (isTooDeep(text)) return done(refused('内容嵌套过深'));
    parse(request, text, (fault, value) => {
      if (!fault && suspicious.test(text) && holdsUnstorable(value)) done(refused('内容含有不可用的字符'));
      else done(fault, value);
    });
  });
}

/** Nobody needs to pack what is this small, and unpacking is where a small request becomes a huge one. */
export function refusePacked(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (request.headers['content-encoding'] === undefined) return;
    throw Object.assign(new Error('packed body'), { statusCode: 415 });
  });
}
