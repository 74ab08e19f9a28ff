import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { install } from './install.mjs';
import { root, run, runTool, say } from './run.mjs';
import { hashOf, once } from './stamp.mjs';

const sources = ['package-lock.json', 'packages', 'apps'];

/** Beside each text file its .br and .gz, so that the server never compresses the same file twice. */
async function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function buildApp(app) {
  await runTool('vite/bin/vite.js', [
    'build',
    '--config',
    `apps/${app}/vite.config.ts`,
    `apps/${app}`,
    '--logLevel',
    'info',
  ]);
}

/** The demo customers' last twelve months, lived by the server that was just built. */
async function makeDemoPast() {
  say('正在生成演示数据……');
  const began = Date.now();
  await run(process.execPath, ['apps/server/dist/main.js', 'make-demo-past']);
  say(`演示数据用时 ${Math.round((Date.now() - began) / 1000)} 秒`);
}

async function buildOthers() {
  await buildApp('sandbox');
  for (const app of ['storefront', 'console']) {
    await buildApp(app);
    await compressFolder(join(root, `apps/${app}/dist`));
  }
}

/** The stamp lies in the server's folder, which Vite empties first: a build that broke off leaves none. */
export async function build() {
  await once(
    'apps/server/dist/.built',
    () => hashOf(...sources),
    async () => {
      say('正在构建……');
      await buildApp('server');
      await Promise.all([makeDemoPast(), buildOthers()]);
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  await build();
}
