import { npm, run, say } from './run.mjs';
import { hashOf, once } from './stamp.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

/** Installs exactly what package-lock.json names, when it is not there yet. Uses nothing but Node itself. */
export async function install() {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`需要 Node 20.19 或更高版本，当前为 ${process.version}`);
  await once(
    'node_modules/.installed',
    () => hashOf('package-lock.json'),
    async () => {
      say('正在安装依赖……');
      await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  );
}
