import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, run, say } from './run.mjs';
import { hashOf } from './stamp.mjs';

const file = 'apps/server/demo/year.json.br';
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { version: pglite } = packages['node_modules/@electric-sql/pglite'];
const emptyFile = `apps/server/demo/pglite-${pglite}.tar.br`;
const madeOf = () => hashOf('apps/server/migrations', 'apps/server/src/demo');

/**
 * An empty database and the demo customers' last year are stored in the repository: to make them takes seconds and
 * minutes, to load them much less.
 */
async function storeYear() {
  await install();
  await build(['server']);
  await run(process.execPath, ['apps/server/dist/main.js', 'store-fresh-pglite']);
  say('正在生成演示数据，约两分钟……');
  const began = Date.now();
  await run(process.execPath, ['apps/server/dist/main.js', 'store-demo-year', madeOf()]);
  say(`演示数据用时 ${Math.round((Date.now() - began) / 1000)} 秒，存于 ${file}`);
}

/** Whoever changes the schema, the demo's sources or PGlite stores both anew. */
export function checkYear() {
  if (!existsSync(join(root, emptyFile))) throw new Error(`缺少 ${emptyFile}，请运行 npm run demo`);
  const path = join(root, file);
  const stored = existsSync(path) ? JSON.parse(String(brotliDecompressSync(readFileSync(path)))).madeOf : '';
  if (stored !== madeOf()) throw new Error(`${file} 不是由现在的表结构与演示资料生成的，请运行 npm run demo`);
  say('演示数据与表结构、演示资料一致');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await storeYear();
