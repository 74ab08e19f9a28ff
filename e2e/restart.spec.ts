import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { launch, startServer, startWithinMs, stopCleanly } from './server';
import { dropWorld, emptyWorld, type World } from './world';

const accountPwd = createHash('md5').update('Yigou@2026').digest('hex').toUpperCase();

async function ask(request: APIRequestContext, url: string, path: string, data: object, token = '') {
  const response = await request.post(`${url}/api/${path}`, { data, headers: token ? { authtoken: token } : {} });
  return response.json();
}

const logIn = async (request: APIRequestContext, url: string): Promise<string> =>
  (await ask(request, url, 'Account/Login', { accountNo: 'buyer2', accountPwd })).resultData.token;

// One after the other on one folder: to load the demo world takes longer than all of them.
test.describe.configure({ mode: 'default' });
let world: World;
test.beforeAll(async () => {
  test.setTimeout(startWithinMs);
  world = emptyWorld();
  await stopCleanly(await startServer(world));
});
test.afterAll(() => dropWorld(world));

test('a second start keeps the data, and SIGTERM ends the server with 0', async ({ request }) => {
  const first = await startServer(world);
  const token = await logIn(request, first.url);
  const { resultData } = await ask(request, first.url, 'Account/GetCurrent', {}, token);
  const edit = { userName: '吴小桐', mobile: resultData.mobile, email: resultData.email };
  expect(await ask(request, first.url, 'Account/EditCurrent', edit, token)).toMatchObject({ success: true });
  expect(await first.stop()).toMatchObject({ code: 0 });

  const second = await startServer(world);
  const answer = await ask(request, second.url, 'Account/GetCurrent', {}, token);
  expect(answer, 'the login outlives the restart too').toMatchObject({ resultData: { userName: '吴小桐' } });
  expect(await second.stop()).toMatchObject({ code: 0 });
});

test('a connection that was opened and never used does not keep the server from stopping', async () => {
  const server = await startServer(world);
  const { hostname, port } = new URL(server.url);
  const unused = connect(Number(port), hostname);
  unused.on('error', () => {});
  await once(unused, 'connect');
  expect(await server.stop()).toMatchObject({ code: 0 });
});

test('a second process on the same folder is refused, and the first goes on', async ({ request }) => {
  const first = await startServer(world);
  const intruder = await launch(world).ended;
  expect(intruder.code).toBeGreaterThan(0);
  expect(intruder.output).toContain(`数据目录 ${world.folder} 正被进程 ${first.pid}`);
  expect(intruder.output).not.toContain('ready');
  expect(intruder.output, 'words, not a stack').not.toMatch(/\n\s+at /);
  expect(await logIn(request, first.url)).toBeTruthy();
  expect(await first.stop()).toMatchObject({ code: 0 });

  const next = await startServer(world);
  expect(await logIn(request, next.url)).toBeTruthy();
  expect(await next.stop()).toMatchObject({ code: 0 });
});
