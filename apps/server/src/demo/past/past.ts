import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { formatDate } from '@yigou/contract';
import { hasCompany } from '../../companies/companies.service';
import type { Database, Db } from '../../db/client';
import { addDays } from '../../lib/clock';
import { loadDemoWorld } from '../world';
import { dayOf } from './calendar';
import { type Dump, loadDump, lookBefore, takeDump } from './dump';
import { live, liveToday, type Span } from './life';
import { pastShop } from './verbs';

/**
 * `from`: when the demo world was set up, which the rows stand on. `base` is the life until some days before `day`, from
 * which another day can be reached by living on.
 */
export type Past = { madeBy: string; from: string; day: string; dump: Dump; base: { until: string; dump: Dump } };

/** Long enough for all that is left undone, and for the time limits that it is under. */
const lastDays = 6;

/** The twelve months before today. */
export const yearUntil = (now: Date): Span => ({ from: addDays(dayOf(now), -365), until: dayOf(now), pace: 0.88 });

/** What made it: in the bundle this is the whole server, so that a past of another build is never taken for its own. */
const thisBuild = async (): Promise<string> =>
  createHash('sha256')
    .update(await readFile(fileURLToPath(import.meta.url)))
    .digest('hex');

/** In an empty, migrated database that is thrown away afterwards. */
export async function makePast(db: Db, span: Span): Promise<Past> {
  const { from, until, pace } = span;
  await db.transaction((tx) => loadDemoWorld(tx, from));
  const before = await lookBefore(db);
  const soFar = addDays(until, -lastDays);
  await live(db, { from, until: soFar, pace });
  const base = { until: soFar.toISOString(), dump: await takeDump(db, before) };
  await liveToday(db, { from: soFar, until, pace });
  const dump = await takeDump(db, before);
  return { madeBy: await thisBuild(), from: from.toISOString(), day: formatDate(until), base, dump };
}

/** A past of an earlier day, lived on until today: quicker than the whole year again. In an empty database as well. */
export async function liveOn(db: Db, past: Past, { until, pace }: Span): Promise<Past> {
  const { from, base } = past;
  await db.transaction((tx) => loadDemoWorld(tx, new Date(from)));
  const before = await lookBefore(db);
  await db.transaction((tx) => loadDump(tx, base.dump));
  await liveToday(db, { from: new Date(base.until), until, pace });
  return { ...past, day: formatDate(until), dump: await takeDump(db, before) };
}

export async function storePast(file: string, past: Past): Promise<void> {
  await writeFile(file, await promisify(gzip)(JSON.stringify(past)));
}

/** What this build has stored; null: nothing, or it is of another build. */
export async function storedPast(file: string): Promise<Past | null> {
  if (!existsSync(file)) return null;
  const past = JSON.parse(String(await promisify(gunzip)(await readFile(file)))) as Past;
  return past.madeBy === (await thisBuild()) ? past : null;
}

const daysLivedOn = 90;

/** The past of today: as it is stored, lived on from there, or the whole year again, in a database that `open` gives. */
export async function pastOf(now: Date, stored: Past | null, open: () => Promise<Database>): Promise<Past> {
  const today = yearUntil(now);
  if (stored?.day === formatDate(now)) return stored;
  const scratch = await open();
  try {
    const age = stored ? today.until.getTime() - dayOf(new Date(stored.day)).getTime() : -1;
    const near = age > 0 && age <= daysLivedOn * 86_400_000;
    return stored && near ? await liveOn(scratch.db, stored, today) : await makePast(scratch.db, today);
  } finally {
    await scratch.close();
  }
}

const withShop = (dump: Dump, shopUrl: string): Dump =>
  JSON.parse(JSON.stringify(dump), (_, value) =>
    typeof value === 'string' ? value.replaceAll(pastShop, shopUrl) : value,
  ) as Dump;

/** The demo world as it was when the past began, and all that happened since. Once, into an empty shop. */
export async function loadDemoWithPast(tx: Db, past: Past, shopUrl: string): Promise<void> {
  if (await hasCompany(tx)) return;
  await loadDemoWorld(tx, new Date(past.from));
  await loadDump(tx, withShop(past.dump, shopUrl));
}
