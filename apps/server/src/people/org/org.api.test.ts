import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { hideFunction } from './org.service';
import { roles } from './org.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function menuOf(token: string) {
  const answer = await test.call('KamFunction/GetUserByFunction', {}, { token });
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
}

describe('functions', () => {
  it('are what the roles hold', async () => {
    const buyer = await menuOf((await test.logIn('buyer')).token);
    expect(buyer.map((group) => group.formUrl)).toEqual(['dashboard', 'order', 'kamUser', 'concern']);
    const finance = await menuOf((await test.logIn('finance')).token);
    expect(finance.map((group) => group.formUrl)).toContain('/finance/checkOrder');
    const admin = await menuOf((await test.logIn('admin')).token);
    expect(admin.flatMap((group) => group.children)).toHaveLength(25);
  });

  it('tell the screens of their buttons as well, which are no part of the menu', async () => {
    const { token } = await test.logIn('finance');
    const { functions, resultData } = must(await test.call('KamFunction/GetUserByFunction', {}, { token }));
    expect(functions).toEqual(expect.arrayContaining(['order/myOrder', 'order/myOrder/pay']));
    expect(functions).not.toContain('order/myOrder/buy');
    expect(JSON.stringify(resultData)).not.toContain('order/myOrder/pay');
  });

  it('change with the role at the next call', async () => {
    const { token } = await test.logIn('receiver');
    await test.db
      .update(roles)
      .set({ functions: ['order/myOrder'] })
      .where(eq(roles.name, '收货员'));
    expect(await menuOf(token)).toMatchObject([{ formUrl: 'order', children: [{ formUrl: 'myOrder' }] }]);
    expect(
      await test.call('Account/EditCurrent', { userName: '孙立', mobile: '13800000005', email: 'a@b.cn' }, { token }),
    ).toMatchObject({ errorCode: '3' });
  });

  it('are marked when the company hides them', async () => {
    const { token, companyId } = await test.logIn('buyer');
    await hideFunction(test.db, companyId, 'order/orderExport');
    const orders = (await menuOf(token)).find((group) => group.formUrl === 'order');
    expect(orders?.children.find((child) => child.formUrl === 'orderExport')?.isDisable).toBe(true);
  });

  it('are listed whole for who edits roles, and only for them', async () => {
    const admin = await test.call('KamFunction/GetFunction', {}, { token: (await test.logIn('admin')).token });
    expect(admin.success && admin.resultData).toHaveLength(6);
    const pages = must(admin).resultData.flatMap((group) => group.children);
    expect(pages.find((page) => page.formUrl === 'receiveAddress')?.buttons).toEqual([
      { functionId: 'kamUser/receiveAddress/edit', functionName: '地址维护' },
    ]);
    const buyer = await test.call('KamFunction/GetFunction', {}, { token: (await test.logIn('buyer')).token });
    expect(buyer).toMatchObject({ success: false, errorCode: '3' });
  });
});
