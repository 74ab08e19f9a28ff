import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';

/** Where a server keeps its data: a folder, and a database of PostgreSQL; without one it opens PGlite in the folder. */
export type World = { folder: string; databaseUrl?: string };

/** What `prepareData` leaves for every server of this run: the PostgreSQL, and the folder that belongs to `template`. */
export const preparedPostgres = 'E2E_POSTGRES';
export const preparedFolder = 'E2E_PREPARED_DATA';
export const template = 'prepared';

const newFolder = () => mkdtempSync(join(tmpdir(), 'yigou-e2e-'));
const urlOf = (database: string) => `${process.env[preparedPostgres]}/${database}`;

export async function query(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** As somebody meets the shop who tries it out: nothing there, and no PostgreSQL. */
export const emptyWorld = (): World => ({ folder: newFolder() });

async function worldIn(folder: string, like: string): Promise<World> {
  await query(urlOf('postgres'), `create database "${basename(folder)}" ${like}`);
  return { folder, databaseUrl: urlOf(basename(folder)) };
}

/** The demo world in a database of its own: cloned, which is cheaper than loaded anew. */
export async function newWorld(): Promise<World> {
  const folder = newFolder();
  const prepared = process.env[preparedFolder];
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return worldIn(folder, `template "${template}"`);
}

/** As a company begins that brings its own goods: a PostgreSQL with nothing in it. */
export const unfilledWorld = (): Promise<World> => worldIn(newFolder(), '');

export async function dropWorld({ folder, databaseUrl }: World) {
  if (databaseUrl) await query(urlOf('postgres'), `drop database "${basename(databaseUrl)}" with (force)`);
  rmSync(folder, { recursive: true, force: true });
}

/** What another person's work would change, or the time that passes. */
export const change = ({ databaseUrl = '' }: World, statement: string, values: unknown[] = []) =>
  query(databaseUrl, statement, values);
