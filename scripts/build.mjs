import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { install } from './install.mjs';
import { root, runTool, say } from './run.mjs';
import { hashOf, isDone, once } from './stamp.mjs';

/** What each part is made of: an edit makes only those anew that it can change. */
const parts = {
  server: [
    'packages/contract',
    'apps/sandbox',
    'apps/server/package.json',
    'apps/server/vite.config.ts',
    'apps/server/src',
  ],
  sandbox: ['packages/contract', 'apps/sandbox'],
  storefront: ['packages', 'apps/storefront'],
  console: ['packages', 'apps/console'],
};
const pages = ['storefront', 'console'];

const markOf = (app) => () => hashOf('package-lock.json', ...parts[app]);

/** The shop is open and keeps what it reads: half a file must never stand under its name. */
function writeWhole(file, bytes) {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

/** Beside each text file its .br and .gz, so that the server never compresses the same file twice. */
async function compressFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      writeWhole(`${file}.br`, await promisify(brotliCompress)(bytes));
      writeWhole(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** The stamps lie in the folder that Vite empties first: a build that broke off leaves none. */
const builtStamp = (app) => `apps/${app}/dist/.built`;
const compressedStamp = (app) => `apps/${app}/dist/.compressed`;

export const pagesAreBuilt = () =>
  pages.every((app) => isDone(builtStamp(app), markOf(app)) && isDone(compressedStamp(app), markOf(app)));

async function buildApp(app) {
  await once(builtStamp(app), markOf(app), async () => {
    say(`正在构建 ${app}……`);
    await runTool('vite/bin/vite.js', [
      'build',
      '--config',
      `apps/${app}/vite.config.ts`,
      `apps/${app}`,
      '--logLevel',
      'info',
    ]);
  });
}

export async function build(apps) {
  for (const app of apps) await buildApp(app);
}

/** Takes longer than building them: a first start does it once the shop is open. */
export async function compressPages() {
  for (const app of pages)
    await once(compressedStamp(app), markOf(app), () => compressFolder(join(root, `apps/${app}/dist`)));
}

export async function buildAll() {
  await build(Object.keys(parts));
  await compressPages();
}

/** `node scripts/build.mjs storefront console` builds these, `compress` compresses them, without names all is done. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install('start');
  const [first, ...more] = process.argv.slice(2);
  if (first === undefined) await buildAll();
  else if (first === 'compress') await compressPages();
  else await build([first, ...more]);
}
