import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type TestApp, testApp } from '../../../test/testApp';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { outbox } from '../../ground/jobs/outbox.tables';

let test: TestApp;
let staff: Operators;
let who: { token: string };
let elsewhere: number;
beforeAll(async () => {
  test = await testApp();
  staff = operatorsOf(test);
  who = await staff.logIn('operator');
  elsewhere = await anotherCompany(test, 'other.example');
});
beforeEach(async () => {
  await test.db.delete(outbox);
});
afterAll(() => test.close());

async function put(part: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
  const outboxId = randomUUID();
  const now = test.clock.now();
  const message = { kind: 'mail' as const, to: 'gone@example.com', subject: '订单 123456', text: '正文' };
  const dead = { companyId: 1, tries: 17, lastError: 'Error: no such mailbox', deadAt: now };
  await test.db.insert(outbox).values({ outboxId, message, createdAt: now, ...dead, ...part });
  return outboxId;
}
const shown = async () => must(await staff.call('Outbox/GetPage', {}, who));
const waiting = async () =>
  must(await staff.call('Overview/GetWaiting', {}, who)).resultData.find(({ kind }) => kind === 'deadLetter');

it('those that were given up are shown with the reason, and counted on the first page', async () => {
  await put();
  await put({ deadAt: null });
  await put({ companyId: elsewhere });
  await put({ companyId: null });
  expect(await shown()).toMatchObject({
    totalCount: 1,
    resultData: [
      { lane: 'mail', to: 'gone@example.com', subject: '订单 123456', tries: 17, error: 'Error: no such mailbox' },
    ],
  });
  expect(await waiting()).toMatchObject({ count: 1, things: [{ who: 'gone@example.com' }] });
});

it('a code is nobody’s to read', async () => {
  await put({ lane: 'code' });
  expect(JSON.stringify([await shown(), await waiting()])).not.toContain('123456');
});

it('is sent again from the beginning, or dropped, and both leave a trace', async () => {
  const [again, away] = [await put(), await put()];
  must(await staff.call('Outbox/Retry', { outboxId: again }, who));
  must(await staff.call('Outbox/Drop', { outboxId: away }, who));
  expect(await test.db.select().from(outbox)).toMatchObject([{ outboxId: again, deadAt: null, tries: 0 }]);
  const { rows } = await test.database.run(`select data from pgboss.job where name = 'outbox' order by created_on`);
  expect(rows.at(-1)).toMatchObject({ data: { outboxId: again } });
  const traces = await test.db.select().from(auditLogs).where(eq(auditLogs.objectKind, 'letter'));
  expect(traces.map(({ what }) => what)).toEqual(['重新发送', '放弃发送']);
});

it.each(['Outbox/Retry', 'Outbox/Drop'] as const)(
  '%s of somebody else’s, or of one that lives, finds nothing',
  async (path) => {
    const unknown = await staff.call(path, { outboxId: randomUUID() }, who);
    expect(unknown).toMatchObject({ errorCode: '4' });
    for (const outboxId of [
      await put({ companyId: elsewhere }),
      await put({ deadAt: null }),
      await put({ sentAt: test.clock.now() }),
    ])
      expect(await staff.call(path, { outboxId }, who)).toEqual(unknown);
    expect(await test.db.$count(outbox)).toBe(3);
  },
);
