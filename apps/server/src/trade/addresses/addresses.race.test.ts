import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { addresses, defaultAddresses } from './addresses.tables';

let test: TestApp;
let token: string;
let accountId: number;
beforeAll(async () => {
  test = await testApp();
  const login = await test.logIn('buyer');
  token = login.token;
  accountId = login.userId;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(addresses);
});

const rounds = Array.from({ length: 10 }, (_, at) => at);
const draft = { receiver: '张三', phone: '13800138000', areaCode: '310115125', detail: '博云路 2 号浦软大厦' };

async function save(isDefault = false): Promise<number> {
  const answer = await test.call('ReceiveAddress/Save', { ...draft, isDefault }, { token });
  return answer.success ? answer.resultData.addressId : 0;
}
const defaults = () => test.db.select().from(defaultAddresses).where(eq(defaultAddresses.accountId, accountId));

describe('many at once', () => {
  it.each(rounds)('leave exactly one default (round %i)', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => save(true)));
    await Promise.all([
      ...ids.map((addressId) => test.call('ReceiveAddress/SetDefault', { addressId }, { token })),
      save(true),
    ]);
    expect(await defaults()).toHaveLength(1);
    const page = await test.call('ReceiveAddress/GetPage', {}, { token });
    expect(page.success && page.resultData.filter((each) => each.isDefault)).toHaveLength(1);
  });

  it.each(rounds)('never make more than 50 (round %i)', async () => {
    const row = { ...draft, customerId: 1, accountId, areaText: '', tag: '' };
    const times = { createdAt: test.clock.now(), editedAt: test.clock.now() };
    await test.db.insert(addresses).values(Array.from({ length: 47 }, () => ({ ...row, ...times })));
    const ids = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(ids.filter((id) => id > 0)).toHaveLength(3);
    expect(await test.db.select().from(addresses)).toHaveLength(50);
  });

  it.each(rounds)('delete, change and choose one address without a fault (round %i)', async () => {
    const addressId = await save();
    const answers = await Promise.all([
      test.call('ReceiveAddress/SetDefault', { addressId }, { token }),
      test.call('ReceiveAddress/Delete', { addressId }, { token }),
      test.call('ReceiveAddress/Save', { ...draft, addressId, isDefault: true }, { token }),
      test.call('ReceiveAddress/SetDefault', { addressId }, { token }),
      test.call('ReceiveAddress/Delete', { addressId }, { token }),
    ]);
    for (const answer of answers) expect(['', '4']).toContain(answer.errorCode);
    expect(await defaults()).toEqual([]);
  });
});
