import { existsSync } from 'node:fs';
import { npm, root, run, say } from './run.mjs';
import { hashOf, isDone, once } from './stamp.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

const stampOf = (what) => `node_modules/.installed${what === 'all' ? '' : `-${what}`}`;
const mark = () => hashOf('package-lock.json');
const has = (what) => isDone(stampOf(what), mark);

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
const commands = {
  all: ['ci'],
  /** What building and running the shop take: half of it. */
  start: ['ci', '--omit=dev'],
  /** Less again: what the server takes, whose data are made ready while the rest is installed. */
  server: ['ci', '--omit=dev', '--workspace=@yigou/server', '--include-workspace-root'],
};
/** Takes nothing away that a server already runs on. */
const rest = ['install', '--omit=dev', '--no-save'];

/** Installs exactly what package-lock.json names, when it is not there yet: `all`, or a part. Uses nothing but Node itself. */
export async function install(what = 'all') {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`需要 Node 20.19 或更高版本，当前为 ${process.version}`);
  if (has('all') || (what !== 'all' && has('start')) || has(what)) return;
  // Where somebody works on it, and where they ran npm themselves, nobody may take their tools away.
  const isPart = ['start', 'server'].some((part) => existsSync(`${root}${stampOf(part)}`));
  const wanted = existsSync(`${root}node_modules`) && !isPart ? 'all' : what;
  await once(stampOf(wanted), mark, async () => {
    say(wanted === 'server' ? '正在安装服务器的依赖……' : '正在安装依赖……');
    await run(npm, [...(wanted === 'start' && has('server') ? rest : commands[wanted]), ...quietly]);
  });
}
