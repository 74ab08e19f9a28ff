import { build } from './build.mjs';
import { install } from './install.mjs';

/** npm hands a signal to the shell between us, and the shell dies without passing it on: then we stop by ourselves. */
function stopWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
await install();
await build();
await import('../apps/server/dist/main.js');
