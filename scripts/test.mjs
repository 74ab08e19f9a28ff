import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run, runTool, say } from './run.mjs';

/**
 * Everything that must hold before a change lands, cheapest first. Ends with counts per layer.
 * `npm test -- rules` (checks, rules, api, postgres, journeys) runs one layer; `npm test -- changed` what tests the rooms
 * that were changed; `npm run test:all` every API test on both engines.
 */
await install();
const { buildAll } = await import('./build.mjs');
const { checkYear } = await import('./demo.mjs');
const { findChromium } = await import('./chromium.mjs');
const { vitest } = await import('./vitest.mjs');
const { saySlowest, tookByPlaywright } = await import('./slowest.mjs');
const { changed } = await import('./changed.mjs');

const typed = [
  'packages/contract',
  'packages/web-kit',
  'apps/server',
  'apps/sandbox',
  'apps/storefront',
  'apps/console',
  'e2e',
  'bench',
];

/** All of them in two programs: what several share is read once in each. */
const allTyped = ['tsconfig.server.json', 'tsconfig.pages.json'];

/** One checker each: two in one program read the same libraries twice. */
const checkTypes = (projects = allTyped) =>
  Promise.all(projects.map((project) => runTool('typescript/bin/tsc', ['-p', project, '--checkers', '1'])));

async function journeys(specs = []) {
  const reports = mkdtempSync(join(tmpdir(), 'yigou-report-'));
  try {
    const file = join(reports, 'journeys.json');
    const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...specs];
    await runTool('@playwright/test/cli.js', args, { env });
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { stats } = report;
    saySlowest(tookByPlaywright(report));
    if (stats.flaky > 0) say(`其中 ${stats.flaky} 项第二次才通过`);
    return { passed: stats.expected + stats.flaky };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

const script = (name) => run(process.execPath, [`${root}scripts/${name}`]);

const wanted = process.argv[2];
const checkFormat = () => runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']);
const checkImports = () => script('check-imports.mjs');

const layers = [
  ['checks', '锁文件', () => script('check-lock.mjs')],
  ['checks', '格式与规范', checkFormat],
  ['checks', '依赖方向', checkImports],
  ['checks', '函数长度', () => script('check-lengths.mjs')],
  ['checks', '演示数据', checkYear],
  ['checks', '类型', () => checkTypes()],
  ['rules', '规则', () => vitest('rules')],
  ['checks api postgres journeys', '构建', () => built],
  ['api', '接口（PGlite）', () => vitest(wanted === 'all' ? 'api-pglite' : 'api-engines')],
  ['postgres', '接口（PostgreSQL）', () => vitest('api-postgres')],
  ['journeys', '浏览器', () => journeys()],
];

async function stepsOfChange() {
  const { folders, projects, journeys: specs } = await changed(typed);
  say(`有改动：${[...folders, ...specs].join('、') || '没有需要测试的目录'}`);
  return [
    ['changed', '格式与规范', checkFormat],
    ['changed', '依赖方向', checkImports],
    ['changed', '类型', () => checkTypes(projects)],
    ...(folders.length > 0 ? [['changed', '规则', () => vitest('rules', { folders })]] : []),
    ...(folders.length > 0 ? [['changed', '接口', () => vitest('api-postgres', { folders })]] : []),
    ...(specs.length > 0 ? [['changed', '构建', () => built]] : []),
    ...(specs.length > 0 ? [['changed', '浏览器', () => journeys(specs)]] : []),
  ];
}

const steps = wanted === 'changed' ? await stepsOfChange() : layers;
const isWhole = !wanted || wanted === 'all';
const chosen = steps.filter(([layers]) => isWhole || layers.split(' ').includes(wanted));
if (chosen.length === 0)
  throw new Error(`没有这一层：${wanted}。可选：checks、rules、api、postgres、journeys、changed、all`);

// What needs no build goes on beside it.
const built = chosen.some(([, title]) => title === '构建') ? buildAll() : undefined;
const results = [];
try {
  for (const [, title, work] of chosen) {
    say(`\n── ${title}`);
    const start = Date.now();
    const passed = (await work())?.passed;
    results.push({ title, seconds: Math.round((Date.now() - start) / 1000), passed });
  }
} finally {
  await built?.catch(() => {});
}

say('');
for (const { title, seconds, passed } of results)
  say(`${title}：${passed === undefined ? '通过' : `${passed} 项通过`}（${seconds} 秒）`);
const passed = results.reduce((sum, { passed = 0 }) => sum + passed, 0);
say(`${passed} passed, 0 failed`);
