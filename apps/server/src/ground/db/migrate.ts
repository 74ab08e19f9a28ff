import type { MigrationConfig } from 'drizzle-orm/migrator';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../lib/folders';
import type { Database } from './client';

/** Brings the schema up to date. Two servers that start at once wait for each other. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const config: MigrationConfig = { migrationsFolder: folder };
  await database.exclusively(async (db) => {
    if (database.engine === 'pglite') await migrateLite(db as never, config);
    else await migratePg(db as never, config);
  });
}
