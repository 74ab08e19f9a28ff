import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cacheBudget } from '../lib/cacheBudget';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** As the build writes them beside each file, best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

const yearSeconds = 31_536_000;
const keptForAYear = `public, max-age=${yearSeconds}, immutable`;

const orNone = (cause: NodeJS.ErrnoException): undefined => {
  if (cause.code !== 'ENOENT') throw cause;
};

/**
 * Files whose names carry a hash of their content never change, and a page asks for dozens: what was sent compressed
 * once is sent from memory, within the budget of all caches.
 */
export function serveHashedFiles(app: FastifyInstance, folder: string, prefix: string) {
  const kept = cacheBudget.open<string, Buffer>('files', { bytesOf: (bytes) => bytes.length });

  async function compressed(name: string, accepted: string) {
    for (const encoding of encodings.filter((each) => accepted.includes(each.name))) {
      const file = name + encoding.ending;
      const bytes = kept.get(file) ?? (await readFile(join(folder, file)).catch(orNone));
      if (!bytes) continue;
      kept.set(file, bytes);
      return { bytes, encoding: encoding.name };
    }
    return undefined;
  }

  app.get<{ Params: { name: string } }>(`${prefix}:name`, async ({ params: { name }, headers }, reply) => {
    const type = types[extname(name)];
    // A name, and never a way to somewhere else.
    if (!type || !/^[\w.-]+$/.test(name)) return reply.callNotFound();
    const small = await compressed(name, String(headers['accept-encoding'] ?? ''));
    // Until the build has come to it, and for who reads nothing else.
    const bytes = small?.bytes ?? (await readFile(join(folder, name)).catch(orNone));
    if (!bytes) return reply.callNotFound();
    if (small) reply.header('content-encoding', small.encoding);
    return reply.type(type).header('vary', 'accept-encoding').header('cache-control', keptForAYear).send(bytes);
  });
}
