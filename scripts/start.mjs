import { build, pagesAreBuilt } from './build.mjs';
import { install } from './install.mjs';
import { readSettings, run, timed } from './run.mjs';

/** npm hands a signal to the shell between us, and the shell dies without passing it on: then we stop by ourselves. */
function stopWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
readSettings();
await timed('安装服务器的依赖', () => install('server'));
await timed('构建服务器', () => build(['server']));
const { serve } = await import('../apps/server/dist/serve.js');
const buildApart = (...what) => run(process.execPath, ['scripts/build.mjs', ...what]);
if (pagesAreBuilt()) await serve();
else {
  // In a process of its own, which first installs what only pages take: a first start makes its data ready meanwhile.
  await serve(timed('安装其余依赖与构建页面', () => buildApart('storefront', 'console')));
  await buildApart('compress');
}
