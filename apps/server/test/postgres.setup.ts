import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/ground/db/client';
import { waitSeconds } from './patience';
import { type PostgresMajor, startPostgres } from './postgresServer';
import { fillTemplate } from './template';

export default async function setup(project: TestProject) {
  const server = await startPostgres(Number(project.config.env.POSTGRES_MAJOR) as PostgresMajor);
  await server.createDatabase('template_yigou');
  const database = openPostgres(`${server.nearUrl}/template_yigou`, { waitSeconds });
  await fillTemplate(database);
  await database.close();
  project.provide('template', server.nearUrl);
  return server.stop;
}
