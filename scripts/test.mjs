import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run, runTool, say } from './run.mjs';
import { strayErrorsFile } from './strayErrors.mjs';

/** Everything that must hold before a change lands, cheapest first. Ends with counts per layer. */
await install();
const { build } = await import('./build.mjs');
const { findChromium } = await import('./chromium.mjs');

const reports = mkdtempSync(join(tmpdir(), 'yigou-report-'));
const layers = [];

async function step(title, work) {
  say(`\n── ${title}`);
  const start = Date.now();
  const counts = await work();
  layers.push({ title, seconds: Math.round((Date.now() - start) / 1000), ...counts });
}

async function vitest(project) {
  const file = join(reports, `${project}.json`);
  const strays = join(reports, `${project}.strays`);
  const reporters = ['default', 'json', `${root}scripts/strayErrors.mjs`].map((name) => `--reporter=${name}`);
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`];
  await runTool('vitest/vitest.mjs', args, { env: { [strayErrorsFile]: strays } });
  // Judged by the report: a library of the real PostgreSQL ends the process with 0 whatever the tests said.
  const { success, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  if (!success || numFailedTests > 0) throw new Error(`${project}：${numFailedTests} 项没有通过`);
  const stray = Number(readFileSync(strays, 'utf8'));
  if (stray > 0) throw new Error(`${project}：${stray} 个没有人接住的错误`);
  return { passed: numPassedTests, failed: numFailedTests };
}

async function journeys() {
  const file = join(reports, 'journeys.json');
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], { env });
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats.flaky > 0) say(`其中 ${stats.flaky} 项第二次才通过`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const typed = [
  'packages/contract',
  'packages/web-kit',
  'apps/server',
  'apps/sandbox',
  'apps/storefront',
  'e2e',
  'bench',
];

try {
  await step('格式与规范', () => runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']).then(() => ({})));
  await step('依赖方向', () => run(process.execPath, [`${root}scripts/check-imports.mjs`]).then(() => ({})));
  await step('类型', async () => {
    for (const project of typed) await runTool('typescript/bin/tsc', ['-p', project]);
    return {};
  });
  await step('构建', () => build().then(() => ({})));
  await step('规则', () => vitest('rules'));
  await step('接口（PGlite）', () => vitest('api-pglite'));
  await step('接口（PostgreSQL）', () => vitest('api-postgres'));
  await step('浏览器', journeys);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

say('');
for (const { title, seconds, passed } of layers)
  say(`${title}：${passed === undefined ? '通过' : `${passed} 项通过`}（${seconds} 秒）`);
const passed = layers.reduce((sum, layer) => sum + (layer.passed ?? 0), 0);
say(`${passed} passed, 0 failed`);
