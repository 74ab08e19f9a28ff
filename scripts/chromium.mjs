import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

const places = [
  process.env.CHROMIUM_PATH,
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

/** The path of a real browser. On Debian, as root, it is installed; elsewhere it is asked for. */
export async function findChromium() {
  if (found() && hasChineseFont()) return found();
  if (mayInstall()) {
    say('正在安装 Chromium 与中文字体……');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig'],
      {
        env,
        quiet: true,
      },
    );
  }
  const path = found();
  if (!path) throw new Error('没有找到 Chromium：请安装 chromium 与中文字体，或用 CHROMIUM_PATH 指明其路径');
  return path;
}
