import { relative } from 'node:path';
import { root, say } from './run.mjs';

/** The ten files that took longest, from what each test or file took. */
export function saySlowest(took) {
  const files = new Map();
  for (const { file, ms } of took) files.set(file, (files.get(file) ?? 0) + ms);
  const slowest = [...files].sort(([, a], [, b]) => b - a).slice(0, 10);
  say('最慢的十个文件：');
  for (const [file, ms] of slowest) say(`${(ms / 1000).toFixed(1).padStart(7)} 秒  ${file}`);
}

export const tookByVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }));

/** Every try of every test, in suites within suites. */
export function tookByPlaywright({ suites }) {
  const within = (suite) => [
    ...suite.specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ file: `e2e/${file}`, ms: duration }))),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return suites.flatMap(within);
}
