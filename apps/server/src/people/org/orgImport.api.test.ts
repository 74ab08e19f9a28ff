import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { accountOf, addPerson, unitsOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { addRole } from './org.service';

let test: TestApp;
let admin: { token: string };
beforeAll(async () => {
  test = await testApp();
  admin = await test.logIn('admin');
});
afterAll(() => test.close());

const tree = async (who = admin) => must(await test.call('KamOrganize/GetTree', {}, who)).resultData;
const bring = async (rows: object[], who = admin) =>
  must(await test.call('KamOrganize/Import', { rows }, who)).resultData;

it('builds, moves and changes units in one go, and the same file once more changes nothing', async () => {
  const rows = [
    { code: 'IMP-2', name: '装配二线', parent: 'IMP-1', costCentre: 'CC-7' },
    { code: 'IMP-1', name: '装配', parent: 'MFG', head: 'APPROVER' },
    { code: 'ADM-IT', name: '信息组', parent: 'IMP-1' },
    { code: 'IMP-3', name: '无处', parent: 'NOWHERE' },
  ];
  const verdicts = must(await test.call('KamOrganize/ImportPreview', { rows }, admin)).resultData;
  expect(verdicts.map((each) => each.state)).toEqual(['new', 'new', 'changed', 'wrong']);
  expect(await bring(rows)).toEqual({ new: 2, changed: 1, unchanged: 0, wrong: 1 });
  const shown = await tree();
  const named = (code: string) => shown.find((unit) => unit.code === code);
  const { accountId } = await accountOf(test, 'approver');
  expect(named('IMP-1')).toMatchObject({ parentId: named('MFG')?.orgId, headId: accountId, headNo: 'approver' });
  expect(named('IMP-2')).toMatchObject({ parentId: named('IMP-1')?.orgId, costCentre: 'CC-7', level: 4 });
  expect(named('ADM-IT')).toMatchObject({ parentId: named('IMP-1')?.orgId, name: '信息组' });
  expect(named('IMP-3')).toBeUndefined();
  expect(await bring(rows)).toEqual({ new: 0, changed: 0, unchanged: 3, wrong: 1 });
  expect(await tree()).toEqual(shown);
});

it('new ones stand behind their sisters in the order of the file, and what is added later behind them', async () => {
  const rows = ['B', 'A', 'C'].map((code) => ({ code: `ROW-${code}`, name: code, parent: 'MFG' }));
  await bring(rows);
  const parentId = (await tree()).find((unit) => unit.code === 'MFG')?.orgId ?? 0;
  must(await test.call('KamOrganize/Save', { parentId, code: 'ROW-Z', name: 'Z' }, admin));
  const below = (await tree()).filter((unit) => unit.parentId === parentId).map((unit) => unit.code);
  expect(below.slice(-4)).toEqual(['ROW-B', 'ROW-A', 'ROW-C', 'ROW-Z']);
});

it('reaches no further than the data scope', async () => {
  const { companyId, customerId } = await accountOf(test, 'admin');
  const orgId = (await unitsOf(test, customerId)).get('MFG') ?? 0;
  const draft = { name: '管制造', dataScope: 'orgTree' as const, functions: ['kamUser/organize' as const] };
  const keeper = await addPerson(test, { companyId, customerId, orgId }, [await addRole(test.db, customerId, draft)]);
  const rows = [
    { code: 'NEAR-1', name: '近', parent: 'MFG' },
    { code: 'FAR-1', name: '远', parent: 'ADM' },
    { code: 'ADM', name: '改名', parent: 'MFG' },
  ];
  expect(await bring(rows, keeper)).toMatchObject({ new: 1, changed: 0, wrong: 2 });
  expect((await tree()).find((unit) => unit.code === 'ADM')?.name).toBe('行政中心');
});
