import { expect, test } from './fixtures';
import { launch, readyUrl } from './server';
import { dropWorld, newWorld, type World } from './world';

/** A server that is reached from outside must not open with demo accounts, nor take play money for real. */
let world: World;
test.beforeEach(async () => {
  world = await newWorld();
});
test.afterEach(() => dropWorld(world));

const https = { PUBLIC_URL: 'https://shop.example.com' };

async function refusal(env: Record<string, string>) {
  const { code, output } = await launch(world, 0, { DEMO_DATA: '', ...env }).ended;
  expect(code).toBe(1);
  expect(output, 'a sentence, not a stack').not.toContain('    at ');
  return output;
}

test('an https address without the keys of a merchant does not start', async () => {
  expect(await refusal(https)).toMatch(/启动失败：.*MERCHANT_FILE.*SANDBOX=on/);
});

test('an https address does not start while demo accounts have the password of the README', async () => {
  const output = await refusal({ ...https, SANDBOX: 'on' });
  expect(output).toMatch(/启动失败：.*演示账号 admin、.*DEMO_DATA=on/);
});

test('asked for by name, both start, and the site says https', async () => {
  const started = launch(world, 0, { ...https, SANDBOX: 'on', DEMO_DATA: 'on' });
  expect(await readyUrl(started)).toBe('https://shop.example.com');
  started.child.kill('SIGTERM');
  expect((await started.ended).code).toBe(0);
});

test('a misspelt switch is named', async () => {
  expect(await refusal({ DEMO_DATA: 'onn' })).toContain('DEMO_DATA 无效：onn');
});
