import { run, say } from './run.mjs';
import { hashOf, once } from './stamp.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

/**
 * Installs what package-lock.json names, when it is not there yet. Uses nothing but Node itself.
 * Not `npm ci`: it fails where a registry does not carry the optional binaries of other systems.
 */
export async function install() {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`需要 Node 20.19 或更高版本，当前为 ${process.version}`);
  await once(
    'node_modules/.installed',
    () => hashOf('package-lock.json'),
    async () => {
      say('正在安装依赖……');
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      await run(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  );
}
