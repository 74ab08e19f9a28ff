import { startPostgres } from '../apps/server/test/postgresServer';
import { startServer, stopCleanly } from './server';
import { dropWorld, emptyWorld, preparedFolder, preparedPostgres, template } from './world';

/** Loads the demo world once per run; every server starts from a clone of it. */
export default async function prepareData() {
  const postgres = await startPostgres(15);
  await postgres.createDatabase(template);
  const world = emptyWorld();
  await stopCleanly(await startServer({ ...world, databaseUrl: `${postgres.nearUrl}/${template}` }));
  process.env[preparedPostgres] = postgres.nearUrl;
  process.env[preparedFolder] = world.folder;
  return async () => {
    await dropWorld(world);
    await postgres.stop();
  };
}
