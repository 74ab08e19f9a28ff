import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, memoryPglite, openPostgres } from '../src/ground/db/client';
import { migrate } from '../src/ground/db/migrate';
import { waitSeconds } from './patience';

async function emptyPostgres(): Promise<Database> {
  const server = inject('template');
  const name = `e_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(`${server}/postgres`);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const database = openPostgres(`${server}/${name}`, { waitSeconds });
  const close = async () => {
    await database.close();
    await run(`drop database ${name} with (force)`);
  };
  return { ...database, close };
}

/** Migrated, also only up to some version, without a demo world, on the engine of the test. */
export async function emptyDatabase(prepare: (database: Database) => Promise<void> = migrate): Promise<Database> {
  const database = process.env.ENGINE === 'pglite' ? await memoryPglite() : await emptyPostgres();
  await prepare(database);
  return database;
}
