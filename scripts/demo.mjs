import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, run, say } from './run.mjs';
import { hashOf } from './stamp.mjs';

const file = 'apps/server/demo/year.json.br';
const madeOf = () => hashOf('apps/server/migrations', 'apps/server/src/demo');

/** The demo customers' last year is stored in the repository: to live it takes two minutes, to load it seconds. */
async function storeYear() {
  await install();
  await build(['server']);
  say('正在生成演示数据，约两分钟……');
  const began = Date.now();
  await run(process.execPath, ['apps/server/dist/main.js', 'store-demo-year', madeOf()]);
  say(`演示数据用时 ${Math.round((Date.now() - began) / 1000)} 秒，存于 ${file}`);
}

/** Whoever changes the schema or the demo's sources stores the year anew. */
export function checkYear() {
  const path = join(root, file);
  const stored = existsSync(path) ? JSON.parse(String(brotliDecompressSync(readFileSync(path)))).madeOf : '';
  if (stored !== madeOf()) throw new Error(`${file} 不是由现在的表结构与演示资料生成的，请运行 npm run demo`);
  say('演示数据与表结构、演示资料一致');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await storeYear();
