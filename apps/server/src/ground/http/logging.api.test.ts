import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { logOptions } from './logging';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  test = await testApp({ logger: { ...logOptions('info'), stream } });
});
afterAll(() => test.close());

const receiver = '钱不晓';
const phone = '13912345678';
const save = async () => {
  const { token } = await test.logIn('buyer');
  const address = { receiver, phone, areaCode: '310115125', detail: '博云路 2 号 3 楼', tag: '公司' };
  return test.callRaw('ReceiveAddress/Save', address, { token });
};

async function lineOf(traceId: string | undefined) {
  const line = lines.find((each) => each.includes('unexpected') && each.includes(traceId ?? '?'));
  return JSON.parse(line ?? '{}');
}

describe('an unexpected error of the database', () => {
  it.each([
    ['a column that is missing', '42703', 'rename tag to tag_gone', 'rename tag_gone to tag'],
    [
      'a rule that tells the row',
      '23514',
      `add constraint picky check (receiver <> '${receiver}')`,
      'drop constraint picky',
    ],
    [
      'a value that does not fit',
      '22P02',
      'alter receiver type int using 0',
      'alter receiver type text using receiver::text',
    ],
  ])('%s is logged with its cause and without who receives what', async (_, code, breakIt, mendIt) => {
    await test.database.run(`alter table receive_address ${breakIt}`);
    const { status, body } = await save();
    await test.database.run(`alter table receive_address ${mendIt}`);
    expect(status).toBe(500);
    const line = await lineOf('traceId' in body ? body.traceId : undefined);
    expect(line).toMatchObject({ msg: 'unexpected', err: { cause: { code } } });
    expect(line.err.query).toContain('receive_address');
    expect(line.err.stack).toMatch(/^\s*at /);
    for (const secret of [receiver, phone, '博云路']) expect(lines.join('')).not.toContain(secret);
  });
});
