import { test as base } from './fixtures';
import { type OpenShop, openShop } from './shops';
import { change, dropWorld, newWorld } from './world';

/** The server stops, the data change as another person's work would change them, and it is back at the same address. */
type Meanwhile = (statement: string, values?: unknown[]) => Promise<void>;

/** While the server is away, the page may ask it something. */
export const serverAway = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

export const test = base.extend<{ running: { server: OpenShop; meanwhile: Meanwhile } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  running: async ({}, use) => {
    const world = await newWorld();
    const running = {
      server: await openShop(world),
      meanwhile: async (statement: string, values: unknown[] = []) => {
        const port = Number(new URL(running.server.url).port);
        await running.server.close();
        await change(world, statement, values);
        running.server = await openShop(world, port);
      },
    };
    await use(running);
    await running.server.close();
    await dropWorld(world);
  },
  baseURL: async ({ running }, use) => use(running.server.url),
});
