import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildAll } from '../scripts/build.mjs';
import { root } from '../scripts/run.mjs';

/** node bench/run.mjs [catalog] [sizes] [part of a name] · buying · approving · exporting · console [orders] · reports [lines] · pages [times] · auditor [orders] · memory [products] [seconds] · assortment [skus] · keepers [rows] [skus] */
const [first = 'catalog', ...rest] = process.argv.slice(2);
const named = [
  'catalog',
  'buying',
  'approving',
  'exporting',
  'console',
  'reports',
  'pages',
  'auditor',
  'memory',
  'assortment',
  'keepers',
].includes(first);
const bench = named ? first : 'catalog';
const args = named ? rest : [first, ...rest];

await buildAll();
const node = (...given) => {
  const { status } = spawnSync(process.execPath, given, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
node('node_modules/vite/bin/vite.js', 'build', '--config', 'bench/vite.config.ts', 'bench', '--logLevel', 'warn');
node(fileURLToPath(new URL(`dist/${bench}.js`, import.meta.url)), ...args);
