import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { readSettings, root, run, say } from './run.mjs';

/** The server, started anew at each change of its sources; before it Vite, which reloads storefront and console. */
readSettings();
await install();
await build(['server', 'storefront', 'console']);

const start = (args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
const vite = (app) =>
  start(['node_modules/vite/bin/vite.js', '--config', `apps/${app}/vite.config.ts`, `apps/${app}`, '--strictPort']);

let server = start(['apps/server/dist/main.js']);
const pages = [vite('storefront'), vite('console')];
say('商城 http://localhost:5173/   后台 http://localhost:5174/console/   改了源码就会自动更新');

const ended = (child) => (child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : undefined);

/** A source that cannot be built leaves the server as it was. */
async function restart() {
  try {
    await run(process.execPath, ['scripts/build.mjs', 'server']);
  } catch (cause) {
    return say(cause.message);
  }
  server.kill('SIGTERM');
  await ended(server);
  server = start(['apps/server/dist/main.js']);
}

let waiting;
let restarting = Promise.resolve();
const quietMs = 200;

for (const folder of ['apps/server/src', 'packages/contract/src', 'apps/sandbox/src'])
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name && /\.test\.ts$/.test(name)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      restarting = restarting.then(restart);
    }, quietMs);
  });

process.on('SIGINT', async () => {
  for (const child of [...pages, server]) child.kill('SIGTERM');
  await ended(server);
  process.exit(0);
});
