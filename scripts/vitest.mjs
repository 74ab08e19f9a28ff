import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { saySlowest, tookByVitest } from './slowest.mjs';
import { strayErrorsFile } from './strayErrors.mjs';

/** One project of vitest.config.ts, its files under `folders` or all; by this Node or another; how many tests passed. */
export async function vitest(project, { node = process.execPath, folders = [] } = {}) {
  const reports = mkdtempSync(join(tmpdir(), 'yigou-report-'));
  try {
    const file = join(reports, 'tests.json');
    const strays = join(reports, 'strays');
    const reporters = ['default', 'json', `${root}scripts/strayErrors.mjs`].map((name) => `--reporter=${name}`);
    const some = folders.length > 0 ? ['--passWithNoTests', ...folders] : [];
    const args = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`, ...some];
    await run(node, [`${root}node_modules/vitest/vitest.mjs`, ...args], { env: { [strayErrorsFile]: strays } });
    // Judged by the report: a library of the real PostgreSQL ends the process with 0 whatever the tests said.
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { success, numPassedTests, numFailedTests } = report;
    saySlowest(tookByVitest(report));
    if (!success || numFailedTests > 0) throw new Error(`${project}：${numFailedTests} 项没有通过`);
    const stray = Number(readFileSync(strays, 'utf8'));
    if (stray > 0) throw new Error(`${project}：${stray} 个没有人接住的错误`);
    return { passed: numPassedTests };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
