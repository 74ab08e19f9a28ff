import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']);

function* filesUnder(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inner);
    else yield inner;
  }
}

/** One hash over the content of files and folders: what a step was made from. */
export function hashOf(...paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.map((each) => join(root, each))) {
    const files = path.match(/\.\w+$/) ? [path] : filesUnder(path);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs `step` unless it already ran for the same content; the stamp is taken afterwards, as the step may touch it. */
export async function once(stampFile, hashNow, step) {
  const file = join(root, stampFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === hashNow()) return;
  await step();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hashNow());
}
