import { build, buildApp, isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { run, timed } from './run.mjs';

/** npm hands a signal to the shell between us, and the shell dies without passing it on: then we stop by ourselves. */
function stopWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

const pages = ['storefront', 'console'];

/** The data are made ready on one processor while the pages are built on another. */
async function buildAndPrepare() {
  await timed('构建服务器', () => buildApp('server'));
  if (isBuilt(pages)) return;
  const prepare = run(process.execPath, ['apps/server/dist/main.js', 'prepare']);
  await Promise.all([timed('准备数据', () => prepare), timed('构建页面', () => build(pages))]);
}

if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
await timed('安装依赖', () => install({ dev: false }));
await buildAndPrepare();
await import('../apps/server/dist/main.js');
