import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { install } from './install.mjs';
import { root, runTool, say } from './run.mjs';
import { hashOf, once } from './stamp.mjs';

/** What each part is made of: an edit makes only those anew that it can change. */
const parts = {
  server: ['packages/contract', 'apps/sandbox', 'apps/server/package.json', 'apps/server/src'],
  sandbox: ['packages/contract', 'apps/sandbox'],
  storefront: ['packages', 'apps/storefront'],
  console: ['packages', 'apps/console'],
};
const pages = ['storefront', 'console'];

const stampOf = (app) => `apps/${app}/dist/.built`;
const markOf = (app) => () => hashOf('package-lock.json', ...parts[app]);

/** Beside each text file its .br and .gz, so that the server never compresses the same file twice. */
async function compressFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** The stamp lies in the folder that Vite empties first: a build that broke off leaves none. */
async function buildApp(app) {
  await once(stampOf(app), markOf(app), async () => {
    say(`正在构建 ${app}……`);
    await runTool('vite/bin/vite.js', [
      'build',
      '--config',
      `apps/${app}/vite.config.ts`,
      `apps/${app}`,
      '--logLevel',
      'warn',
    ]);
    if (pages.includes(app)) await compressFolder(join(root, `apps/${app}/dist`));
  });
}

export async function build(apps = Object.keys(parts)) {
  for (const app of apps) await buildApp(app);
}

/** `node scripts/build.mjs storefront console` builds these, without names all. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install({ dev: false });
  const named = process.argv.slice(2);
  await build(named.length > 0 ? named : undefined);
}
