import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { install } from './install.mjs';
import { npm, root, run, say } from './run.mjs';
import { vitest } from './vitest.mjs';

/**
 * The rules and API layers on every Node that people run, PostgreSQL in its oldest and its newest version.
 * Not in `npm test`: `npm run test:nodes` (or `-- 22`).
 */
const majors = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];
const systemNames = { linux: 'linux', darwin: 'bin-darwin', win32: 'win' };

/** The package that holds nothing but the binary; `node` itself would fetch it by an install script. */
async function findNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${systemNames[process.platform]}-${process.arch}`;
  const folder = join(root, 'node_modules/.cache/nodes', major);
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary))
    await run(npm, ['install', '--prefix', folder, '--no-save', '--no-audit', '--loglevel=error', `${name}@${major}`]);
  return binary;
}

await install();
await buildAll();
const results = [];
for (const major of majors) {
  const node = await findNode(major);
  const version = (await run(node, ['--version'], { quiet: true })).trim();
  for (const project of ['rules', 'api-pglite', 'api-postgres', 'api-postgres-18']) {
    say(`\n── Node ${version} ${project}`);
    const start = Date.now();
    const { passed } = await vitest(project, { node });
    results.push(`Node ${version} ${project}：${passed} 项通过（${Math.round((Date.now() - start) / 1000)} 秒）`);
  }
}
say('');
for (const line of results) say(line);
