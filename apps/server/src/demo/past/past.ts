import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { hasCompany } from '../../ground/companies/companies.service';
import type { Db } from '../../ground/db/client';
import { countRows } from '../../ground/db/statistics';
import { addDays } from '../../ground/lib/clock';
import { migrationsFolder } from '../../ground/lib/folders';
import { loadDemoWorld } from '../world';
import { dayOf } from './calendar';
import { type Dump, loadDump, lookBefore, takeDump } from './dump';
import { live, liveToday, type Span } from './life';

/**
 * The demo shop and its first year, until some days before it was stored: from there any later day is reached by living
 * on. `madeOf` are the sources it was made of, `migration` is the schema that its rows fit into.
 */
export type StoredYear = { madeOf: string; migration: string; from: string; until: string; dump: Dump };

/** Where the mails of a stored year lead to; whoever loads it puts the shop's own address in its place. */
const storedShop = 'http://shop.past.invalid';

/** Long enough for all that is left undone, and for the time limits that it is under. */
const lastDays = 6;
const daysLivedOn = 90;

/** The twelve months before today. */
export const yearUntil = (now: Date): Span => ({ from: addDays(dayOf(now), -365), until: dayOf(now), pace: 0.88 });

function lastMigration(): string {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return journal.entries.at(-1).tag;
}

async function liveUntilLately(db: Db, { from, until, pace }: Span, shopUrl: string): Promise<Date> {
  await db.transaction((tx) => loadDemoWorld(tx, from));
  const lately = addDays(until, -lastDays);
  await live(db, { from, until: lately, pace }, shopUrl);
  return lately;
}

/** In an empty, migrated database that is thrown away afterwards. */
export async function makeYear(db: Db, span: Span, madeOf: string): Promise<StoredYear> {
  const before = await lookBefore(db);
  const until = await liveUntilLately(db, span, storedShop);
  const dump = await takeDump(db, before);
  return { madeOf, migration: lastMigration(), from: span.from.toISOString(), until: until.toISOString(), dump };
}

export async function storeYear(file: string, year: StoredYear): Promise<void> {
  await writeFile(file, await promisify(brotliCompress)(JSON.stringify(year)));
}

/** The stored year as of a shop at this address; null: none is stored, or it is of another schema. */
export async function readYear(file: string, shopUrl: string): Promise<StoredYear | null> {
  if (!existsSync(file)) return null;
  const text = String(await promisify(brotliDecompress)(await readFile(file)));
  const year = JSON.parse(text.replaceAll(storedShop, shopUrl)) as StoredYear;
  return year.migration === lastMigration() ? year : null;
}

/** Whether today can be reached from it within seconds. */
export function leadsTo(year: StoredYear, { until }: Span): boolean {
  const since = new Date(year.until);
  return since <= addDays(until, -lastDays) && since >= addDays(until, -lastDays - daysLivedOn);
}

/** The demo world and all that happened since, until `span` ends. Once, into an empty shop, as part of `tx`. */
export async function loadDemoWithPast(tx: Db, year: StoredYear | null, span: Span, shopUrl: string): Promise<void> {
  if (await hasCompany(tx)) return;
  if (year) await loadDump(tx, year.dump);
  const from = year ? new Date(year.until) : await liveUntilLately(tx, span, shopUrl);
  await countRows(tx);
  await liveToday(tx, { ...span, from }, shopUrl);
}
