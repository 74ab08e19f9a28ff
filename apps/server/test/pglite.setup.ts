import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fromPglite, openLite } from '../src/ground/db/client';
import { fillTemplate } from './template';

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-test-'));
  const file = join(folder, 'template.tar');
  const lite = await openLite({});
  const database = fromPglite(lite);
  await fillTemplate(database);
  // Otherwise every file that loads the dump would begin by repeating the last minutes of it.
  await database.run('checkpoint');
  const dump = await lite.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('template', file);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** PGlite: the dump's path. PostgreSQL: the server's address without a database. */
    template: string;
  }
}
