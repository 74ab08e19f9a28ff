import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';

/** The server as built, and in front of it Vite, which reloads the storefront at each change. */
await install();
await build();
const start = (args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
const children = [
  start(['apps/server/dist/main.js']),
  start(['node_modules/vite/bin/vite.js', '--config', 'apps/storefront/vite.config.ts', 'apps/storefront']),
];
process.on('SIGINT', () => {
  for (const child of children) child.kill('SIGTERM');
});
