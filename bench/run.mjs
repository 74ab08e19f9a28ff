import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build.mjs';
import { root } from '../scripts/run.mjs';

await build();
const node = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
node('node_modules/vite/bin/vite.js', 'build', '--config', 'bench/vite.config.ts', 'bench', '--logLevel', 'warn');
node(fileURLToPath(new URL('dist/catalog.js', import.meta.url)), ...process.argv.slice(2));
