import { mkdirSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Database, openPglite, openPostgres } from '../src/ground/db/client';
import { ownDatabase } from './ownProcess';
import { waitSeconds } from './patience';

/** Where the shop keeps its books. PGlite serves one process at a time: the books are read when the server is gone. */
export type Engine = {
  env: Record<string, string>;
  open: () => Promise<Database>;
  alone: boolean;
  drop: () => Promise<void>;
};

export async function onPostgres(): Promise<Engine> {
  const { url, drop } = await ownDatabase();
  return { env: { DATABASE_URL: url }, open: async () => openPostgres(url, { waitSeconds }), alone: false, drop };
}

async function onPglite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const loadDataDir = await openAsBlob(inject('template'));
  await (await PGlite.create(join(folder, 'pglite'), { loadDataDir })).close();
  return { env: {}, open: () => openPglite(folder), alone: true, drop: async () => {} };
}

/** Of the engine these tests run on, with the demo world in it, for a process of its own. */
export const ownEngine = (folder: string): Promise<Engine> =>
  process.env.ENGINE === 'pglite' ? onPglite(folder) : onPostgres();
