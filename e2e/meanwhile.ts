import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { test as base } from './fixtures';
import { dropFolder, newDataFolder, type RunningServer, startServer, stopInPeace } from './server';

/** The server stops, the data change as another person's work would change them, and it is back at the same address. */
type Meanwhile = (statement: string, values?: unknown[]) => Promise<void>;

/** While the server is away, the page may ask it something. */
export const serverAway = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

export const test = base.extend<{ running: { server: RunningServer; meanwhile: Meanwhile } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  running: async ({}, use) => {
    const folder = newDataFolder();
    const running = {
      server: await startServer(folder),
      meanwhile: async (statement: string, values: unknown[] = []) => {
        const port = Number(new URL(running.server.url).port);
        await stopInPeace(running.server);
        const data = new PGlite(join(folder, 'pglite'));
        await data.query(statement, values);
        await data.close();
        running.server = await startServer(folder, port);
      },
    };
    await use(running);
    await stopInPeace(running.server);
    dropFolder(folder);
  },
  baseURL: async ({ running }, use) => use(running.server.url),
});
