import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import type { Failure } from '@yigou/contract/ground/envelope';
import { taskDownloadPath, tasksAtOnce } from '@yigou/contract/people/tasks.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { accountOf, rolesOf, setRoles } from '../../../test/people';
import { memoryStore, type TestApp, testApp } from '../../../test/testApp';
import { files } from '../../ground/files/files.tables';
import { runDeadline } from '../../ground/jobs/deadlines';
import { addDays, addMinutes } from '../../ground/lib/clock';
import { cleanUp, taskKinds } from '../../workers';
import { runTask, type TaskKind } from './running.service';
import { taskDeadline } from './taskOverdue.service';
import { tasks } from './tasks.tables';

let test: TestApp;
let buyer: string;
beforeAll(async () => {
  test = await testApp();
  buyer = (await test.logIn('buyer')).token;
  for (let n = 0; n < 2; n += 1) await buy(test, buyer, [['DL-A4-70', 10]], 'transfer');
});
afterAll(() => test.close());

const exportInput = (more: Partial<CallInput<'Order/Export'>> = {}): CallInput<'Order/Export'> => ({
  requestId: randomUUID(),
  by: 'order',
  columns: ['orderNo'],
  reqData: {},
  ...more,
});
const start = async (token = buyer) =>
  must(await test.call('Order/Export', exportInput(), { token })).resultData.taskId;
const look = async (taskId: number, token = buyer) =>
  must(await test.call('Task/GetModel', { taskId }, { token })).resultData;
const run = (taskId: number, orderExport: TaskKind = taskKinds.orderExport) =>
  runTask(
    {
      db: test.db,
      clock: test.clock,
      files: memoryStore(test.files),
      kinds: { ...taskKinds, orderExport },
      log: test.app.log,
    },
    taskId,
  );
const rowOf = async (taskId: number) => (await test.db.select().from(tasks).where(eq(tasks.taskId, taskId)))[0];
const download = (taskId: number, token = buyer) =>
  test.app.inject({ method: 'POST', url: taskDownloadPath, headers: { authtoken: token }, payload: { taskId } });

/** A kind whose first page comes and whose second waits for whoever holds the key. */
function halting() {
  let goOn = () => {};
  let reached = () => {};
  const halted = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const door = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const kind: TaskKind = async () => ({
    total: 2,
    sheet: {
      name: '一',
      columns: [{ title: '号', type: 'text', width: 9 }],
      pages: (async function* () {
        yield [['1']];
        reached();
        await door;
        yield [['2']];
      })(),
    },
  });
  return { kind, halted, goOn };
}

describe('a task', () => {
  it('waits, runs, and gives its file to who started it', async () => {
    const taskId = await start();
    expect(await look(taskId)).toMatchObject({
      state: 'waiting',
      done: 0,
      total: 2,
      actions: ['cancel'],
      keptUntil: '',
    });
    await run(taskId);
    const done = await look(taskId);
    expect(done).toMatchObject({ state: 'done', done: 2, total: 2, error: '', actions: ['download'] });
    expect(done.fileName).toMatch(/^订单导出（按订单）-\d{8}-\d+\.xlsx$/);
    const got = await download(taskId);
    expect(got.rawPayload.length).toBe(done.size);
    expect(got.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    // A second job for the same task finds nothing to do.
    await run(taskId);
    expect(await test.db.select().from(files).where(eq(files.kind, 'taskResult'))).toHaveLength(1);
  });

  it('is nobody else’s: not to look at, to cancel, or to download', async () => {
    const taskId = await start();
    await run(taskId);
    const others = [(await test.logIn('admin')).token, (await test.logIn('buyer2')).token];
    for (const token of others) {
      for (const path of ['Task/GetModel', 'Task/Cancel', 'Task/Retry'] as const)
        expect(await test.call(path, { taskId }, { token })).toEqual(
          await test.call(path, { taskId: 999_999_999 }, { token }),
        );
      expect((await download(taskId, token)).json()).toEqual((await download(999_999_999, token)).json());
      expect((await download(taskId, token)).json()).toMatchObject({ errorCode: '4' });
    }
    expect((await download(taskId, 'forged')).json()).toMatchObject({ errorCode: '2' });
    const [{ fileId } = { fileId: '' }] = [await rowOf(taskId)];
    const around = {
      method: 'POST' as const,
      url: '/api/File/Get',
      headers: { authtoken: buyer },
      payload: { fileId },
    };
    expect((await test.app.inject(around)).json()).toMatchObject({ errorCode: '4' });
  });

  it('gives its file to nobody who has lost the rights it was made with', async () => {
    const { accountId, customerId } = await accountOf(test, 'buyer');
    const roles = await rolesOf(test, customerId);
    const [buying = 0, paying = 0] = [roles.get('采购员'), roles.get('财务')];
    const taskId = await start();
    await run(taskId);
    await setRoles(test, [accountId], []);
    expect((await download(taskId)).json()).toMatchObject({ success: false });
    await setRoles(test, [accountId], [buying]);
    expect((await download(taskId)).headers['content-disposition']).toMatch(/^attachment/);

    await setRoles(test, [accountId], [buying, paying]);
    const wider = await start();
    await run(wider);
    await setRoles(test, [accountId], [buying]);
    expect((await download(wider)).json()).toMatchObject({ errorMsg: expect.stringContaining('权限已变更') });
    await setRoles(test, [accountId], [buying, paying]);
    expect((await download(wider)).headers['content-disposition']).toMatch(/^attachment/);
    await setRoles(test, [accountId], [paying]);
    expect((await download(wider)).json()).toMatchObject({ success: false, errorCode: '1' });
    await setRoles(test, [accountId], [buying]);
  });

  it('whose file another server keeps says so', async () => {
    const taskId = await start();
    await run(taskId);
    const { fileId } = (await rowOf(taskId)) ?? {};
    const bytes = test.files.get(fileId ?? '') ?? Buffer.alloc(0);
    test.files.delete(fileId ?? '');
    expect((await download(taskId)).json()).toMatchObject({ errorMsg: expect.stringContaining('暂时无法读取') });
    test.files.set(fileId ?? '', bytes);
  });

  it('the same request is the same task, and another with its number is refused', async () => {
    const input = exportInput();
    const first = must(await test.call('Order/Export', input, { token: buyer })).resultData;
    expect(must(await test.call('Order/Export', input, { token: buyer })).resultData.taskId).toBe(first.taskId);
    expect(await test.call('Order/Export', { ...input, by: 'line' }, { token: buyer })).toMatchObject({
      errorCode: '6',
    });
    must(await test.call('Task/Cancel', { taskId: first.taskId }, { token: buyer }));
  });

  it(`of one person at most ${tasksAtOnce} wait or run`, async () => {
    const { token } = await test.logIn('admin');
    const own = exportInput({ reqData: { scope: 'all' } });
    const begin = () => test.call('Order/Export', { ...own, requestId: randomUUID() }, { token });
    const ids = [];
    for (let n = 0; n < tasksAtOnce; n += 1) ids.push(must(await begin()).resultData.taskId);
    expect(await begin()).toMatchObject({ success: false, errorMsg: expect.stringContaining('3 项任务') });
    await run(ids[0] ?? 0);
    must(await begin());
    for (const { taskId, state } of must(await test.call('Task/GetPage', {}, { token })).resultData)
      if (state === 'waiting') must(await test.call('Task/Cancel', { taskId }, { token }));
  });

  it('that is cancelled stops, leaves no file, and can be begun again', async () => {
    const taskId = await start();
    const { kind, halted, goOn } = halting();
    const before = test.files.size;
    const running = run(taskId, kind);
    await halted;
    expect(await look(taskId)).toMatchObject({ state: 'running', done: 1, total: 2, actions: ['cancel'] });
    must(await test.call('Task/Cancel', { taskId }, { token: buyer }));
    goOn();
    await running;
    expect(await look(taskId)).toMatchObject({ state: 'cancelled', actions: ['retry'] });
    expect(test.files.size).toBe(before);
    expect(await test.call('Task/Cancel', { taskId }, { token: buyer })).toMatchObject({ errorCode: '6' });
    must(await test.call('Task/Retry', { taskId }, { token: buyer }));
    await run(taskId);
    expect(await look(taskId)).toMatchObject({ state: 'done', done: 2 });
    expect(await test.call('Task/Retry', { taskId }, { token: buyer })).toMatchObject({ errorCode: '6' });
  });

  it('that fails says so in Chinese and nothing of the cause', async () => {
    const taskId = await start();
    await run(taskId, async () => {
      throw new Error('relation "secret" does not exist');
    });
    const failed = await look(taskId);
    expect(failed).toMatchObject({ state: 'failed', actions: ['retry'] });
    expect(failed.error).toMatch(/^系统繁忙/);
  });

  it('whose server died is taken up by another; the dead one, come back, says nothing any more', async () => {
    const taskId = await start();
    const { kind, halted, goOn } = halting();
    const dead = run(taskId, kind);
    await halted;
    const sent: number[] = [];
    const jobs = {
      send: async (_: unknown, __: string, data: object) => void sent.push((data as { taskId: number }).taskId),
    };
    const sweep = () => runDeadline({ tx: test.db, now: test.clock.now(), jobs, log: test.app.log }, taskDeadline);
    // While it gives signs of life nobody touches it.
    await sweep();
    await run(taskId);
    expect(sent).not.toContain(taskId);
    expect(await rowOf(taskId)).toMatchObject({ state: 'running', run: 1 });

    await test.db
      .update(tasks)
      .set({ beatAt: addMinutes(test.clock.now(), -2) })
      .where(eq(tasks.taskId, taskId));
    await sweep();
    await sweep();
    expect(sent.filter((each) => each === taskId)).toEqual([taskId]);
    await run(taskId);
    const done = await rowOf(taskId);
    expect(done).toMatchObject({ state: 'done', run: 2, done: 2 });
    goOn();
    await dead;
    expect(await rowOf(taskId)).toEqual(done);
    const named = (await test.db.select().from(files).where(eq(files.kind, 'taskResult'))).map((each) => each.fileId);
    expect(named.sort()).toEqual([...test.files.keys()].sort());
  });

  it('whose owner lost the right in the meantime is not done', async () => {
    const taskId = await start();
    await run(taskId, (ctx, params) =>
      taskKinds.orderExport({ ...ctx, caller: { ...ctx.caller, functions: new Set() } }, params),
    );
    expect(await look(taskId)).toMatchObject({ state: 'failed', error: expect.stringContaining('权限') });
  });

  it('is kept for a week: then the file is refused, and the night takes it away; later also the row', async () => {
    const taskId = await start();
    await run(taskId);
    const { fileId, expiresAt } = (await rowOf(taskId)) ?? {};
    expect(expiresAt).toEqual(addDays(test.clock.now(), 7));
    await cleanUp(test.db, memoryStore(test.files), test.clock.now());
    expect(test.files.has(fileId ?? '')).toBe(true);

    await test.db
      .update(tasks)
      .set({ expiresAt: addMinutes(test.clock.now(), -1) })
      .where(eq(tasks.taskId, taskId));
    expect((await download(taskId)).json() as Failure).toMatchObject({
      errorCode: '1',
      errorMsg: '文件已过期，请重新导出',
    });
    expect(await look(taskId)).toMatchObject({ state: 'done', keptUntil: '', actions: [] });
    await cleanUp(test.db, memoryStore(test.files), test.clock.now());
    expect(test.files.has(fileId ?? '')).toBe(false);
    expect(
      await test.db
        .select()
        .from(files)
        .where(eq(files.fileId, fileId ?? '')),
    ).toEqual([]);
    expect(await rowOf(taskId)).toMatchObject({ fileId: null });

    await test.db
      .update(tasks)
      .set({ endedAt: addDays(test.clock.now(), -31) })
      .where(eq(tasks.taskId, taskId));
    await cleanUp(test.db, memoryStore(test.files), test.clock.now());
    expect(await rowOf(taskId)).toBeUndefined();
  });
});
