import { test as base } from './fixtures';
import { type RunningServer, startServer, stopCleanly } from './server';
import { change, dropWorld, newWorld } from './world';

/** The server stops, the data change as another person's work would change them, and it is back at the same address. */
type Meanwhile = (statement: string, values?: unknown[]) => Promise<void>;

/** While the server is away, the page may ask it something. */
export const serverAway = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

export const test = base.extend<{ running: { server: RunningServer; meanwhile: Meanwhile } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  running: async ({}, use) => {
    const world = await newWorld();
    const running = {
      server: await startServer(world),
      meanwhile: async (statement: string, values: unknown[] = []) => {
        const port = Number(new URL(running.server.url).port);
        await stopCleanly(running.server);
        await change(world, statement, values);
        running.server = await startServer(world, port);
      },
    };
    await use(running);
    await stopCleanly(running.server);
    await dropWorld(world);
  },
  baseURL: async ({ running }, use) => use(running.server.url),
});
