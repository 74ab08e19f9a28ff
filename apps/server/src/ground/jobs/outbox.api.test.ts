import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../../test/patience';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import type { Context } from '../http/context';
import { addDays } from '../lib/clock';
import { createJobs, type JobServer, outboxTries } from './jobs';
import { type Deliver, purgeOutbox, putInOutbox, sendFromOutbox } from './outbox';
import { outbox } from './outbox.tables';

let test: TestApp;
let jobs: JobServer;
beforeAll(async () => {
  test = await testApp();
  jobs = createJobs(test.database, () => {});
  await jobs.install();
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

const mailTo = (to: string) => ({ kind: 'mail', to, subject: '主题', text: '正文' }) as const;
const inTransaction = (work: (ctx: Context) => Promise<void>) =>
  test.db.transaction((tx) => work({ tx, now: worldTime, jobs } as unknown as Context));
const rowOf = async (to: string) => (await test.db.select().from(outbox)).find((row) => row.message.to === to);

describe('outbox', () => {
  it('delivers what was committed, through the queue, and only that', async () => {
    const sent: string[] = [];
    let failures = 1;
    await jobs.work('outbox', ({ outboxId }) =>
      sendFromOutbox(test.db, outboxId, {
        now: worldTime,
        deliver: async (mail) => {
          // The first delivery fails, as mail servers do; the queue brings it again.
          if (mail.to === 'kept@example.com' && failures > 0) {
            failures -= 1;
            throw new Error('greylisted');
          }
          sent.push(mail.to);
        },
      }),
    );
    await inTransaction((ctx) => putInOutbox(ctx, 1, mailTo('kept@example.com')));
    const undone = inTransaction(async (ctx) => {
      await putInOutbox(ctx, 1, mailTo('undone@example.com'));
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await vi.waitFor(async () => expect((await rowOf('kept@example.com'))?.sentAt).toEqual(worldTime), patiently);
    expect(sent).toEqual(['kept@example.com']);
    expect(await rowOf('undone@example.com')).toBeUndefined();
  });

  it('keeps the reason of a failure and sends once', async () => {
    await test.db.insert(outbox).values({
      outboxId: '00000000-0000-4000-8000-000000000001',
      message: mailTo('late@example.com'),
      createdAt: worldTime,
    });
    const id = '00000000-0000-4000-8000-000000000001';
    const broken: Deliver = async () => {
      throw new Error('no route');
    };
    await expect(sendFromOutbox(test.db, id, { now: worldTime, deliver: broken })).rejects.toThrow();
    const [failed] = await test.db.select().from(outbox).where(eq(outbox.outboxId, id));
    expect(failed?.lastError).toContain('no route');
    const send = vi.fn<Deliver>(async () => {});
    await sendFromOutbox(test.db, id, { now: worldTime, deliver: send });
    await sendFromOutbox(test.db, id, { now: worldTime, deliver: send });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of what has left but whom it went to; a demo with a mailbox keeps it', async () => {
    for (const [keep, text] of [
      [false, ''],
      [true, '正文'],
    ] as const) {
      const to = `left${keep}@example.com`;
      const outboxId = randomUUID();
      const message = { ...mailTo(to), link: '/center/order/myApprove' };
      await test.db.insert(outbox).values({ outboxId, message, createdAt: worldTime });
      await sendFromOutbox(test.db, outboxId, { now: worldTime, deliver: async () => {}, keep });
      const kept = (await rowOf(to))?.message;
      expect(kept).toMatchObject({ kind: 'mail', to, text });
      expect(JSON.stringify(kept).includes('myApprove')).toBe(keep);
    }
  });

  it('gives up after the last try of the queue, and then does not try again', async () => {
    const outboxId = randomUUID();
    const message = mailTo('dead@example.com');
    await test.db.insert(outbox).values({ outboxId, message, createdAt: worldTime, tries: outboxTries - 2 });
    const deliver = vi.fn<Deliver>(async () => {
      throw new Error('no such mailbox');
    });
    const attempt = () => sendFromOutbox(test.db, outboxId, { now: worldTime, deliver });
    await expect(attempt()).rejects.toThrow();
    expect(await rowOf('dead@example.com')).toMatchObject({ deadAt: null, tries: outboxTries - 1 });
    await expect(attempt()).rejects.toThrow();
    expect(await rowOf('dead@example.com')).toMatchObject({ deadAt: worldTime, tries: outboxTries });
    await attempt();
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('codes pass a lane that stands still, and one that fails does not bring its neighbours again', async () => {
    const sent: string[] = [];
    const begun: string[] = [];
    let goOn = () => {};
    const door = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const still: Deliver = async ({ to }) => {
      begun.push(to);
      if (to === 'bad@example.com') throw new Error('refused');
      await door;
      sent.push(to);
    };
    const deliverBy = (deliver: Deliver) => (data: { outboxId: string }) =>
      sendFromOutbox(test.db, data.outboxId, { now: worldTime, deliver });
    await inTransaction(async (ctx) => {
      for (const name of ['bad', 'one', 'two'])
        await putInOutbox(ctx, 1, { kind: 'sms', to: `${name}@example.com`, text: '' });
      await putInOutbox(ctx, 1, mailTo('code@example.com'), true);
    });
    await jobs.work('outboxSms', deliverBy(still), 10);
    // All of the lane at once, and none of them is through.
    await vi.waitFor(
      () => expect(begun).toEqual(expect.arrayContaining(['bad@example.com', 'one@example.com', 'two@example.com'])),
      patiently,
    );
    await jobs.work(
      'outboxCode',
      deliverBy(async ({ to }) => void sent.push(to)),
    );
    await vi.waitFor(() => expect(sent).toEqual(['code@example.com']), patiently);
    goOn();
    await vi.waitFor(async () => expect((await rowOf('two@example.com'))?.sentAt).toEqual(worldTime), patiently);
    await vi.waitFor(async () => expect((await rowOf('bad@example.com'))?.tries).toBe(2), patiently);
    expect(sent.toSorted()).toEqual(['code@example.com', 'one@example.com', 'two@example.com']);
  });

  it('is purged: what was sent after a month, what was given up after three', async () => {
    await test.db.delete(outbox);
    const day = (days: number) => addDays(worldTime, -days);
    const put = (to: string, part: Partial<typeof outbox.$inferInsert>) =>
      test.db.insert(outbox).values({ outboxId: randomUUID(), message: mailTo(to), createdAt: day(400), ...part });
    await put('waiting', {});
    await put('sent', { sentAt: day(29) });
    await put('sent long ago', { sentAt: day(31) });
    await put('dead', { deadAt: day(89) });
    await put('dead long ago', { deadAt: day(91) });
    await purgeOutbox(test.db, worldTime);
    const left = (await test.db.select().from(outbox)).map(({ message }) => message.to);
    expect(left.sort()).toEqual(['dead', 'sent', 'waiting']);
  });
});
