import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { strayErrorsFile } from './strayErrors.mjs';

/** One project of vitest.config.ts, by this Node or another one, and how many of its tests passed. */
export async function vitest(project, node = process.execPath) {
  const reports = mkdtempSync(join(tmpdir(), 'yigou-report-'));
  try {
    const file = join(reports, 'tests.json');
    const strays = join(reports, 'strays');
    const reporters = ['default', 'json', `${root}scripts/strayErrors.mjs`].map((name) => `--reporter=${name}`);
    const args = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`];
    await run(node, [`${root}node_modules/vitest/vitest.mjs`, ...args], { env: { [strayErrorsFile]: strays } });
    // Judged by the report: a library of the real PostgreSQL ends the process with 0 whatever the tests said.
    const { success, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    if (!success || numFailedTests > 0) throw new Error(`${project}：${numFailedTests} 项没有通过`);
    const stray = Number(readFileSync(strays, 'utf8'));
    if (stray > 0) throw new Error(`${project}：${stray} 个没有人接住的错误`);
    return { passed: numPassedTests };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
