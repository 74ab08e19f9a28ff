import { type CallPath, type CallSpec, calls, type FunctionCode, functionCodes } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../test/builders';
import { type TestApp, testApp } from '../../test/testApp';
import { roles } from '../org/org.tables';

let test: TestApp;
const tokens: Record<string, string> = {};
const accountNames = ['admin', 'buyer', 'approver', 'finance', 'receiver', 'admin2', 'buyer2'];

beforeAll(async () => {
  test = await testApp();
  await anotherCompany(test, 'other.example');
  for (const name of accountNames) tokens[name] = (await test.logIn(name)).token;
});
afterAll(() => test.close());

const paths = Object.keys(calls) as CallPath[];
const specOf = (path: CallPath): CallSpec => calls[path];
const closed = paths.filter((path) => specOf(path).access === 'account');
const guarded = closed.filter((path) => specOf(path).needs);

describe('every call that needs a session', () => {
  it.each(closed)('%s answers 2 without one, with a forged one, and on the host of another company', async (path) => {
    const wanted = { success: false, errorCode: '2', resultData: null };
    for (const who of [{}, { token: 'forged' }, { token: tokens.admin ?? '', host: 'other.example' }]) {
      const { status, body } = await test.callRaw(path, {}, who);
      expect(status).toBe(200);
      expect(body).toMatchObject(wanted);
    }
  });
});

it('a session is found in X-Token where authtoken is empty', async () => {
  const headers = { host: 'localhost', authtoken: '', 'x-token': tokens.buyer ?? '' };
  const current = await test.app.inject({ method: 'POST', url: '/api/Account/GetCurrent', headers });
  expect(current.json()).toMatchObject({ success: true });
});

describe('every call that needs a function', () => {
  it.each(guarded)('%s answers 3 to a role without it, before it looks at the input', async (path) => {
    const needed = specOf(path).needs as FunctionCode;
    const others = functionCodes.filter((code) => code !== needed);
    await test.db.update(roles).set({ functions: others }).where(eq(roles.name, '审批人'));
    const { body } = await test.callRaw(path, { nonsense: true }, { token: tokens.approver ?? '' });
    expect(body).toMatchObject({ success: false, errorCode: '3' });
    await test.db
      .update(roles)
      .set({ functions: [needed] })
      .where(eq(roles.name, '审批人'));
    const allowed = await test.callRaw(path, { nonsense: true }, { token: tokens.approver ?? '' });
    expect(allowed.body).not.toMatchObject({ errorCode: '3' });
  });
});

describe('every call', () => {
  it.each(paths)('%s answers with an envelope to each role', async (path) => {
    for (const token of ['', ...Object.values(tokens)]) {
      if (path === 'Account/Logout') continue;
      const { status, body } = await test.callRaw(path, {}, { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: expect.any(Boolean), errorCode: expect.stringMatching(/^[1-7]?$/) });
    }
  });
});
