import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { freshPgliteFile } from '../lib/folders';

function installedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')).version;
}

/** To load an empty database takes a tenth of making it. Undefined: none is stored for the PGlite that is installed. */
export async function readFreshPglite(): Promise<Blob | undefined> {
  const file = freshPgliteFile(installedVersion());
  if (!existsSync(file)) return undefined;
  return new Blob([await promisify(brotliDecompress)(await readFile(file))]);
}

export async function storeFreshPglite(): Promise<void> {
  const file = freshPgliteFile(installedVersion());
  if (existsSync(file)) return;
  const lite = await PGlite.create();
  // Otherwise whoever loads it would begin by repeating what its log holds.
  await lite.query('checkpoint');
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  // It holds each catalogue three times: a wide window sees that, and halves the file.
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  await writeFile(file, await promisify(brotliCompress)(Buffer.from(await dump.arrayBuffer()), { params }));
}
