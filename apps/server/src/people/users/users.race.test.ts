import type { Preview } from '@yigou/contract/trade/checkout';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { fillCart, preview, submissionOf, submit } from '../../../test/buying';
import { accountOf, addPeople, openSessions, type Person, rolesOf, setRoles, unitsOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { redPen } from '../../../test/things';
import { accounts } from '../accounts/accounts.tables';
import { orgUnits } from '../org/org.tables';
import { inTreeOrder } from '../org/units.rules';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const rounds = 12;

it('two administrators who disable each other at once: one of them stays', async () => {
  const { accountId, companyId, customerId, orgId } = await accountOf(test, 'admin');
  const administrator = (await rolesOf(test, customerId)).get('企业管理员') ?? 0;
  const ids = (await addPeople(test, { companyId, customerId, orgId }, [administrator], 2)).map(
    (each) => each.accountId,
  );
  await setRoles(test, [accountId], []);
  for (let round = 0; round < rounds; round += 1) {
    await test.db.update(accounts).set({ enabled: true }).where(inArray(accounts.accountId, ids));
    const [one, other] = (await openSessions(test, ids)) as [Person, Person];
    await Promise.all([
      test.call('KamUser/Enable', { userId: other.accountId, enabled: false }, one),
      test.call('KamUser/Enable', { userId: one.accountId, enabled: false }, other),
    ]);
    expect(await test.db.$count(accounts, and(inArray(accounts.accountId, ids), accounts.enabled))).toBe(1);
  }
  await setRoles(test, [accountId], [administrator]);
});

it('two units that are moved below each other at once make no circle', async () => {
  const admin = await test.logIn('admin');
  const { customerId } = await accountOf(test, 'admin');
  const units = await unitsOf(test, customerId);
  const [one, other] = ['ADM-OFF', 'MFG-WS1'].map((code) => units.get(code) ?? 0) as [number, number];
  for (let round = 0; round < rounds; round += 1) {
    const top = units.get('FIN') ?? 0;
    await test.db
      .update(orgUnits)
      .set({ parentId: top })
      .where(inArray(orgUnits.orgId, [one, other]));
    const moved = await Promise.all([
      test.call('KamOrganize/Move', { orgId: one, parentId: other, position: 0 }, admin),
      test.call('KamOrganize/Move', { orgId: other, parentId: one, position: 0 }, admin),
    ]);
    expect(moved.filter((answer) => answer.success)).toHaveLength(1);
    const kept = await test.db.select().from(orgUnits).where(eq(orgUnits.customerId, customerId));
    expect(inTreeOrder(kept)).toHaveLength(kept.length);
  }
});

it('two orders at once do not both fit into a month that holds one of them', async () => {
  const goods: [string, number][] = [redPen, ['MG-Q7-BK', 20]];
  for (let round = 0; round < rounds; round += 1) {
    const [buyer] = (await manyBuyers(test, 1)) as [Person];
    const alone: Preview[] = [];
    for (const line of goods) {
      await fillCart(test, buyer.token, [line]);
      alone.push(await preview(test, buyer.token));
    }
    const both = Math.round(alone.reduce((sum, shown) => sum + shown.amounts.payable, 0) * 100);
    await test.db
      .update(accounts)
      .set({ monthLimit: both - 1 })
      .where(eq(accounts.accountId, buyer.accountId));
    await fillCart(test, buyer.token, goods);
    const { lines } = await preview(test, buyer.token);
    const answers = await Promise.all(
      alone.map((shown) => {
        const own = lines.filter((line) => line.itemId === shown.lines[0]?.itemId);
        return submit(test, buyer.token, submissionOf({ ...shown, lines: own }, 'transfer'));
      }),
    );
    expect(answers.map((answer) => answer.success).sort()).toEqual([false, true]);
    expect(answers.find((answer) => !answer.success)).toMatchObject({ errorMsg: expect.stringContaining('月度限额') });
  }
});
