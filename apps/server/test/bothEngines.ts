import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * SQL that neither the builder writes nor `named.api.test` holds, statement by statement, against both engines: what they,
 * or their drivers, might take differently. Locks are not among it: PGlite has one connection, where nobody ever waits.
 */
const byHand = /\bsql(<[^`]*>)?`|\browsOf\b/;

/** A test that must run on both for another reason says so, and why, in a comment that begins like this. */
const said = '/** On both engines: ';

/** `orders.api.test.ts` is named after orders.service.ts, orders.queries.ts … */
function writesSql(test: string): boolean {
  const name = basename(test).split('.')[0] ?? '';
  return readdirSync(dirname(test))
    .filter((file) => file.startsWith(name) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .some((file) => byHand.test(readFileSync(join(dirname(test), file), 'utf8')));
}

const drivesEngine = (test: string): boolean => /[\\/]ground[\\/](db|jobs|files)[\\/]/.test(test);

/**
 * The API tests that PGlite repeats in `npm test`; PostgreSQL runs all of them, and `npm run test:all` runs all on both.
 * A test is repeated when its room drives the engine, when what it is named after writes SQL by hand, or when it says so.
 */
export const bothEngines = (source: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.test.ts'))
    .map((file) => join(source, file))
    .filter((test) => drivesEngine(test) || writesSql(test) || readFileSync(test, 'utf8').includes(said));
