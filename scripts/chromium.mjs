import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

/** Chromium without windows: the same engine, twice as quick to open a page. */
const shell = '/usr/bin/chromium-headless-shell';

const places = [
  process.env.CHROMIUM_PATH,
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => places.find((place) => place && existsSync(place));

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installChromium() {
  say('正在安装 Chromium 与中文字体……');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-noto-cjk', 'fontconfig'];
  await run('apt-get', [...install, 'chromium-headless-shell'], { env, quiet: true }).catch(() =>
    // Older releases have it with its windows only.
    run('apt-get', [...install, 'chromium'], { env, quiet: true }),
  );
}

const isBest = (place) => place !== undefined && [process.env.CHROMIUM_PATH, shell].includes(place);

/** The path of a real browser. On Debian, as root, the quick one is installed; elsewhere any is taken, or asked for. */
export async function findChromium() {
  const ready = hasChineseFont() && isBest(found());
  if (!ready && mayInstall())
    await installChromium().catch((error) => {
      if (!found() || !hasChineseFont()) throw error;
    });
  const path = found();
  if (!path) throw new Error('没有找到 Chromium：请安装 chromium 与中文字体，或用 CHROMIUM_PATH 指明其路径');
  return path;
}
