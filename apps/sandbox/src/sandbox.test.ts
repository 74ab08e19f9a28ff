import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from './sandbox';

const parent = mkdtempSync(join(tmpdir(), 'yigou-sandbox-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

it('keys and trades are for nobody but us', async () => {
  const folder = join(parent, 'sandbox');
  const sandbox = await startSandbox({ folder, port: 0 });
  await sandbox.stop();
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(statSync(path).mode & 0o077, path).toBe(0);
  // Its keys are made at the first start, and on a loaded machine that takes its time.
}, 60_000);
