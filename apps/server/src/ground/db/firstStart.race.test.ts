import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { launchProcess } from '../../../test/ownProcess';
import { patiently } from '../../../test/patience';

const folder = mkdtempSync(join(tmpdir(), 'yigou-first-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (place: string): number => (existsSync(place) ? readdirSync(place, { recursive: true }).length : 0);

/** The lock comes first. Unpacking makes about 1,000 files, the tables and the demo goods some hundred more. */
const moments = [1, 1, 2, 300, 900, 1010, 1300];

/** Eight starts, one after the other. */
const timeout = 600_000;

it('killed again and again during its first start, a data folder still becomes a whole shop', { timeout }, async () => {
  const start = () => launchProcess('server', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  for (const enough of moments) {
    const server = start();
    // Looking more often takes from the server what it needs to go on: a thousand files are counted each time.
    const seen = vi.waitFor(() => expect(filesIn(folder)).toBeGreaterThanOrEqual(enough), patiently);
    await Promise.race([seen, server.ready]);
    await server.end('SIGKILL');
    await server.ready.catch(() => {});
  }
  const server = start();
  const url = await server.ready;
  const answer = await fetch(`${url}/api/ProductToC/GetWebSkuPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await answer.json()).toMatchObject({ success: true, totalCount: expect.any(Number) });
  await server.end('SIGTERM');
});
