import { viewLimits } from '@yigou/contract/people/views.terms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
let staff: Operators;
let mine: { token: string };
let others: { token: string };
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  mine = await staff.logIn('operator');
  others = await staff.logIn('service');
});
afterAll(() => test.close());

const read = async (who: { token: string }) =>
  must(await staff.call('View/GetList', { list: 'orders' }, who)).resultData;

it('a view is kept under its name for who saved it, and one of the same name replaces it', async () => {
  const view = { list: 'orders' as const, name: '迟发优先', query: 'tab=todo&late=1' };
  const { viewId } = must(await staff.call('View/Save', view, mine)).resultData;
  must(await staff.call('View/Save', { ...view, query: 'late=1' }, mine));
  expect(await read(mine)).toEqual({ views: [{ viewId, name: '迟发优先', query: 'late=1' }], hidden: [] });
  expect(await read(others)).toEqual({ views: [], hidden: [] });
  expect(must(await staff.call('View/GetList', { list: 'returns' }, mine)).resultData.views).toEqual([]);

  expect(await staff.call('View/Delete', { viewId }, others)).toEqual(
    await staff.call('View/Delete', { viewId: 999_999_999 }, others),
  );
  expect((await read(mine)).views).toHaveLength(1);
  must(await staff.call('View/Delete', { viewId }, mine));
  expect((await read(mine)).views).toEqual([]);
});

it('the columns somebody does not want are their own matter', async () => {
  must(await staff.call('View/SaveColumns', { list: 'orders', hidden: ['应付'] }, mine));
  must(await staff.call('View/SaveColumns', { list: 'orders', hidden: ['应付', '待发'] }, mine));
  expect((await read(mine)).hidden).toEqual(['应付', '待发']);
  expect((await read(others)).hidden).toEqual([]);
});

it('a list has room for so many, and the refused one is not kept', async () => {
  const save = (n: number) => staff.call('View/Save', { list: 'auditLog', name: `视图 ${n}`, query: '' }, mine);
  for (let n = 0; n < viewLimits.perList; n += 1) must(await save(n));
  must(await save(0));
  expect(await save(99)).toMatchObject({ success: false, errorMsg: expect.stringContaining('12 个视图') });
  const { views } = must(await staff.call('View/GetList', { list: 'auditLog' }, mine)).resultData;
  expect(views).toHaveLength(viewLimits.perList);
});
