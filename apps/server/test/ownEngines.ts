import { type Database, openPglite, openPostgres } from '../src/db/client';
import { ownDatabase } from './ownProcess';
import { fillTemplate } from './template';

/** Where the shop keeps its books. PGlite serves one process at a time: the books are read when the server is gone. */
export type Engine = {
  env: Record<string, string>;
  open: () => Promise<Database>;
  alone: boolean;
  drop: () => Promise<void>;
};

export async function onPostgres(): Promise<Engine> {
  const { url: databaseUrl, drop } = await ownDatabase();
  return { env: { DATABASE_URL: databaseUrl }, open: async () => openPostgres(databaseUrl), alone: false, drop };
}

export async function onPglite(folder: string): Promise<Engine> {
  const open = () => openPglite(folder);
  const empty = await open();
  await fillTemplate(empty);
  await empty.close();
  return { env: {}, open, alone: true, drop: async () => {} };
}
