import { bodyMaxBytesOf, type CallPath, calls, type Failure } from '@yigou/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../test/testApp';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('admin')).token;
});
afterAll(() => test.close());

type Shape = { type?: string; properties?: Record<string, Shape>; default?: unknown };

const wrong: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  '💥',
  "'; drop table account; --",
  '\u0000',
  'x'.repeat(60_000),
  [],
  [1],
  {},
  { a: 1 },
];

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

const wrongFor = ({ type }: Shape): unknown[] =>
  wrong.filter((value) => typeOf(value) !== (type === 'integer' ? 'number' : type) || value === null);

/** Rows of every table but the ones that count tries and sessions. */
async function countRows(): Promise<string> {
  const tables = await test.database.run(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('password_try', 'session') order by 1`,
  );
  const counts: unknown[] = [];
  for (const { name } of tables.rows) {
    counts.push([name, (await test.db.execute(sql.raw(`select count(*) as n from "${name}"`))) as unknown]);
  }
  return JSON.stringify(counts.map((each) => (each as [string, { rows: unknown[] }])[1].rows));
}

const paths = (Object.keys(calls) as CallPath[]).filter((path) => path !== 'Account/Logout');

describe('input that does not fit', () => {
  it.each(paths)('%s refuses it in Chinese and writes nothing', async (path) => {
    const before = await countRows();
    const schema = z.toJSONSchema(calls[path].input, { io: 'input', unrepresentable: 'any' }) as Shape;
    const bodies: { body: unknown; field?: string; value?: unknown }[] = [null, 1, 'x', [], [[]]].map((body) => ({
      body,
    }));
    for (const [field, shape] of Object.entries(schema.properties ?? {})) {
      for (const value of shape.type ? wrongFor(shape) : []) bodies.push({ field, value, body: { [field]: value } });
    }
    for (const { body, field, value } of bodies) {
      const answer = await test.callRaw(path, body, { token });
      expect(answer.status, JSON.stringify(body)?.slice(0, 80)).toBe(200);
      const failure = answer.body as Failure;
      expect(failure).toMatchObject({
        success: false,
        errorCode: '5',
        errorMsg: expect.stringMatching(/\p{Script=Han}/u),
      });
      if (field && value !== '\u0000') expect(Object.keys(failure.fields ?? {}).join()).toContain(field);
    }
    expect(await countRows()).toBe(before);
  });

  it.each(paths)('%s survives every string in every field', async (path) => {
    const schema = z.toJSONSchema(calls[path].input, { io: 'input', unrepresentable: 'any' }) as Shape;
    const fields = Object.keys(schema.properties ?? {});
    for (const value of wrong) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      const answer = await test.callRaw(path, body, { token });
      // A call with many fields, each of them huge, is too large before anybody looks at them.
      expect(answer.status).toBe(Buffer.byteLength(JSON.stringify(body)) > bodyMaxBytesOf(calls[path]) ? 413 : 200);
      expect((answer.body as Failure).errorCode ?? '').not.toBe('9');
    }
  });
});
