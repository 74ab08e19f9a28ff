import { existsSync } from 'node:fs';
import { npm, root, run, say } from './run.mjs';
import { hashOf, isDone, once } from './stamp.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

const everything = 'node_modules/.installed';
const toStart = 'node_modules/.installed-to-start';
const mark = () => hashOf('package-lock.json');

const ci = (...more) => run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...more]);

/**
 * Installs exactly what package-lock.json names, when it is not there yet: everything, or with `dev: false` what building
 * and running the shop take, which is half of it. Uses nothing but Node itself.
 */
export async function install({ dev = true } = {}) {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`需要 Node 20.19 或更高版本，当前为 ${process.version}`);
  if (isDone(everything, mark)) return;
  // Where somebody works on it, a changed lock file must not take their tools away.
  const whole = dev || existsSync(`${root}${everything}`);
  await once(whole ? everything : toStart, mark, async () => {
    say('正在安装依赖……');
    await ci(...(whole ? [] : ['--omit=dev']));
  });
}
