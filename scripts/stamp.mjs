import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', 'test', 'test-results', '.git']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

function* filesUnder(path) {
  if (statSync(path).isFile()) return yield path;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries)
    if (!skipped.has(entry.name) && !isTest(entry.name)) yield* filesUnder(join(path, entry.name));
}

/** One hash over the content of files and folders, tests left out: what a step was made from. */
export function hashOf(...paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesUnder(join(root, path)))
      hash.update(file.slice(root.length).replaceAll('\\', '/')).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether `once` would run its step. */
export function isDone(stampFile, mark) {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === `${process.version} ${mark()}`;
}

/** Runs `step` unless it already ran for the same content; the stamp is taken afterwards, as the step may touch it. */
export async function once(stampFile, mark, step) {
  if (isDone(stampFile, mark)) return;
  await step();
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${process.version} ${mark()}`);
}
