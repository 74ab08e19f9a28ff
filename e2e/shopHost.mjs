/**
 * Holds the shops of one worker of the journeys, one after the other or side by side: reading the server's modules takes
 * longer than opening a shop. Each message opens or closes one; whoever started it goes, and it goes too.
 */
import { openShopBy } from '../apps/server/dist/serve.js';

const shops = new Map();

async function answer({ id, ask, shop, env }) {
  try {
    if (ask === 'open') {
      const opened = await openShopBy(env);
      shops.set(id, opened);
      process.send({ id, url: opened.url });
    } else {
      await shops.get(shop).close();
      shops.delete(shop);
      process.send({ id });
    }
  } catch (cause) {
    process.send({ id, fault: cause instanceof Error ? cause.stack : String(cause) });
  }
}

process.on('message', answer);
process.on('disconnect', () => process.exit(0));
