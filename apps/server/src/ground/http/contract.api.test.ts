import { type CallPath, calls } from '@yigou/contract/calls';
import type { CallSpec } from '@yigou/contract/ground/call';
import { type FunctionCode, functionCodes } from '@yigou/contract/ground/functions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { accountOf, addPerson, type Person } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { addRole } from '../../people/org/org.service';
import { roles } from '../../people/org/org.tables';

let test: TestApp;
let person: Person;
let token: string;

beforeAll(async () => {
  test = await testApp();
  await anotherCompany(test, 'other.example');
  token = (await test.logIn('admin')).token;
  const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
  const roleId = await addRole(test.db, customerId, { name: '试用', dataScope: 'own', functions: [] });
  person = await addPerson(test, { companyId, customerId, orgId }, [roleId]);
});
afterAll(() => test.close());

const paths = Object.keys(calls) as CallPath[];
const specOf = (path: CallPath): CallSpec => calls[path];
const closed = paths.filter((path) => specOf(path).access !== 'public');

describe('every call that needs a session', () => {
  it.each(closed)('%s answers 2 without one, with a forged one, and on the host of another company', async (path) => {
    const wanted = { success: false, errorCode: '2', resultData: null };
    for (const who of [{}, { token: 'forged' }, { token, host: 'other.example' }]) {
      const { status, body } = await test.callRaw(path, {}, who);
      expect(status).toBe(200);
      expect(body).toMatchObject(wanted);
    }
  });
});

it('a session is found in X-Token where authtoken is empty', async () => {
  const headers = { host: 'localhost', authtoken: '', 'x-token': token };
  const current = await test.app.inject({ method: 'POST', url: '/api/Account/GetCurrent', headers });
  expect(current.json()).toMatchObject({ success: true });
});

/** Of nonsense, so that nothing happens: who is let in hears that their input is wrong, or gets an answer. */
async function askHolding(path: CallPath, functions: readonly FunctionCode[]) {
  await test.db
    .update(roles)
    .set({ functions: [...functions] })
    .where(eq(roles.name, '试用'));
  return (await test.callRaw(path, { nonsense: true, pageIndex: 'x' }, person)).body;
}

describe('every call that needs a function', () => {
  const guarded = closed.filter((path) => specOf(path).needs !== 'anyAccount');

  it.each(guarded)('%s lets in who holds it, and nobody else, before it looks at the input', async (path) => {
    const needed = [specOf(path).needs ?? []].flat() as FunctionCode[];
    const others = functionCodes.filter((code) => !needed.includes(code));
    expect(await askHolding(path, others)).toMatchObject({ success: false, errorCode: '3' });
    for (const code of needed) expect(await askHolding(path, [code])).not.toMatchObject({ errorCode: '3' });
  });
});
