import { isDeepStrictEqual } from 'node:util';
import { type CallPath, calls } from '@yigou/contract/calls';
import { bodyMaxBytesOf } from '@yigou/contract/ground/call';
import type { Failure } from '@yigou/contract/ground/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyWith, filledWith, type InputShape, isWrongFor, placesIn } from '../../../test/inputShapes';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
let token: string;
let counting: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('admin')).token;
  counting = await countingAll();
});
afterAll(() => test.close());

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

/** Asks for the rows of every table but the ones that count tries and sessions, all at once. */
async function countingAll(): Promise<string> {
  const { rows } = await test.database.run(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('password_try', 'session') order by 1`,
  );
  const each = rows.map(({ name }) => `select '${name}' as name, count(*) as n from "${name}"`);
  // Several may be counted at once, and come as they are done.
  return `${each.join(' union all ')} order by name`;
}

const countRows = async () => (await test.database.run(counting)).rows;

/** To count 130 tables after each call takes longer than the call: it is done where anybody has written at all. */
const watchWrites = () =>
  test.database.run(`
    create sequence writes;
    create function note_write() returns trigger language plpgsql as
      $$ begin perform nextval('writes'); return null; end $$;
    do $$
      declare name text;
      begin
        for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        loop
          execute format('create trigger noted after insert or update or delete on %I execute function note_write()', name);
        end loop;
      end
    $$;
  `);
const writesSoFar = async () => (await test.database.run('select last_value, is_called from writes')).rows;

const paths = (Object.keys(calls) as CallPath[]).filter((path) => path !== 'Account/Logout');

const inputOf = (path: CallPath) =>
  z.toJSONSchema(calls[path].input, { io: 'input', unrepresentable: 'any' }) as InputShape;

type Bad = { body: unknown; place?: string; value?: unknown };

/** Whole bodies that are none, and at every place of the input what cannot stand there. */
function badBodies(input: InputShape): Bad[] {
  const bodies: Bad[] = [null, 1, 'x', [], [[]]].map((body) => ({ body }));
  for (const { keys, shape } of placesIn(input))
    for (const value of wrong.filter((each) => isWrongFor(shape, each)))
      bodies.push({ place: keys.join('.'), value, body: bodyWith(keys, value) });
  return bodies;
}

const places = paths.map((path) => [...placesIn(inputOf(path))].map(({ keys }) => keys.length));

it('looks into lists and the objects within: every call has places, many of them below the first level', () => {
  const nested = places.flat().filter((depth) => depth > 1).length;
  process.stdout.write(`坏输入：${paths.length} 个调用，${places.flat().length} 处字段，其中嵌套 ${nested} 处\n`);
  expect(placesIn(inputOf('Order/Submit')).map(({ keys }) => keys.join('.'))).toEqual(
    expect.arrayContaining(['lines', 'lines.0', 'lines.0.price', 'invoice.taxNo', 'attachmentIds.0']),
  );
  expect(placesIn(inputOf('Order/GetPage')).map(({ keys }) => keys.join('.'))).toContain('reqData.tab');
});

// It is refused before a database is asked, so one engine is enough.
describe.skipIf(process.env.ENGINE === 'pglite')('input that does not fit', () => {
  let before: unknown[];
  let writes: unknown[];
  beforeAll(async () => {
    before = await countRows();
    await watchWrites();
    writes = await writesSoFar();
  });

  it.each(paths)('%s refuses it in Chinese and writes nothing', async (path) => {
    for (const { body, place, value } of badBodies(inputOf(path))) {
      const answer = await test.callRaw(path, body, { token });
      const told = `${place} ${JSON.stringify(body)?.slice(0, 80)}`;
      expect(answer.status, told).toBe(200);
      const failure = answer.body as Failure;
      expect(failure, told).toMatchObject({
        success: false,
        errorCode: '5',
        errorMsg: expect.stringMatching(/\p{Script=Han}/u),
      });
      if (place && value !== '\u0000') expect(Object.keys(failure.fields ?? {}).join(), told).toContain(place);
    }
    const writesNow = await writesSoFar();
    if (!isDeepStrictEqual(writesNow, writes)) expect(await countRows()).toEqual(before);
    writes = writesNow;
  });
});

describe('input of any kind', () => {
  it.each(paths)('%s survives every string in every field', async (path) => {
    const input = inputOf(path);
    for (const value of wrong) {
      const body = filledWith(input, value);
      const answer = await test.callRaw(path, body, { token });
      // A call with many fields, each of them huge, is too large before anybody looks at them.
      expect(answer.status).toBe(Buffer.byteLength(JSON.stringify(body)) > bodyMaxBytesOf(calls[path]) ? 413 : 200);
      expect((answer.body as Failure).errorCode ?? '').not.toBe('9');
    }
  });
});
