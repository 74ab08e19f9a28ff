import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/ground/db/client';
import { waitSeconds } from './patience';
import { type PostgresMajor, startPostgres } from './postgresServer';
import { fillTemplate } from './template';

/** Nobody follows this server, and it never comes back from a crash. */
const leastWork = ['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB'];

export default async function setup(project: TestProject) {
  const server = await startPostgres(Number(project.config.env.POSTGRES_MAJOR) as PostgresMajor, leastWork);
  await server.createDatabase('template_yigou');
  const database = openPostgres(`${server.nearUrl}/template_yigou`, { waitSeconds });
  await fillTemplate(database);
  await database.close();
  project.provide('template', server.nearUrl);
  return server.stop;
}
