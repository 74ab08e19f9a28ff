import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Describe, openDescribing } from '../../../test/describing';
import { nullableColumns } from '../../../test/nullability';
import { type TestApp, testApp } from '../../../test/testApp';
import { named, namedStatements, rowsOf, takes } from './client';
import { type Column, int } from './row';

let test: TestApp;
let describeStatement: Describe;
let close: () => Promise<void>;
const typeNames = new Map<number, string>();
beforeAll(async () => {
  test = await testApp();
  ({ describe: describeStatement, close } = await openDescribing(test));
  const { rows } = await test.database.run('select oid::int as id, typname as name from pg_type');
  for (const { id, name } of rows) typeNames.set(Number(id), String(name));
});
afterAll(async () => {
  await close();
  await test.close();
});

/** Whether a column can be null is read from plans without values, which PostgreSQL has since 16. */
const tellsNull = process.env.POSTGRES_MAJOR !== '15';

/** `skuId int4`, `askedQty int4 null`: one line for each column, as the database has it. */
async function answerOf(text: string): Promise<string[]> {
  const columns = await describeStatement(text);
  const nullable = tellsNull ? await nullableColumns(test.database, text, columns.length) : [];
  return columns.map(({ name, typeId }, at) => {
    const type = typeNames.get(typeId);
    return `${name} ${type}${nullable[at] && type !== 'void' ? ' null' : ''}`;
  });
}

const declared = (row: Record<string, Column>, actual: readonly string[]): string[] =>
  Object.entries(row).map(([name, { types, nullable }]) => {
    const written = types.map((type) => `${name} ${type}${nullable && tellsNull ? ' null' : ''}`);
    return written.find((each) => actual.includes(each)) ?? written.join(' | ');
  });

describe('named statements', () => {
  it('are all known here', () => {
    expect(namedStatements.size).toBeGreaterThan(25);
  });

  // The app is loaded with this file, and all its statements with it.
  it.each([...namedStatements.keys()])('%s answers exactly the row it declares, in that order', async (name) => {
    const { text, row } = namedStatements.get(name) ?? { text: '', row: {} };
    const actual = await answerOf(text);
    expect(actual).toEqual(declared(row, actual));
  });

  it('have a name of their own', () => {
    const [taken = ''] = namedStatements.keys();
    expect(() => named(taken, takes<[]>, { n: int }, 'select 1 as n')).toThrow(`two statements are called ${taken}`);
  });
});

describe.skipIf(process.env.ENGINE === 'pglite')('a list', () => {
  const countSkus = named(
    'skus_counted_by_the_test',
    takes<[skuIds: number[]]>,
    { n: int },
    'select count(*)::int as n from sku where sku_id = any($1::bigint[])',
  );

  it('is not looked at by the planner: the sixth time inside transactions nothing is planned', async () => {
    const plans = await test.database.db.transaction(async (tx) => {
      for (let time = 0; time < 6; time += 1) await countSkus(tx, [1]);
      return await rowsOf(
        tx,
        sql`select generic_plans::int as generic from pg_prepared_statements where name = 'skus_counted_by_the_test'`,
      );
    });
    expect(plans).toEqual([{ generic: 1 }]);
  });
});

describe.runIf(tellsNull)('what a column can be', () => {
  const fromGoods = 'from sku left join stock using (sku_id) where sku_id = $1';
  it.each([
    ['a column of a table', `select sku_no as it ${fromGoods}`, 'it text'],
    ['a column that may be empty', 'select parent_id::int as it from category where category_id = $1', 'it int4 null'],
    ['of a row that may be missing', `select on_hand as it ${fromGoods}`, 'it int4 null'],
    ['worked out from such a column', `select on_hand - reserved as it ${fromGoods}`, 'it int4 null'],
    ['with something in its stead', `select coalesce(on_hand - reserved, 0) as it ${fromGoods}`, 'it int4'],
    ['put together', `select concat(on_hand, ':', sku_no) as it ${fromGoods}`, 'it text'],
    ['put together with signs', `select concat_ws(' ', on_hand, sku_no) as it ${fromGoods}`, 'it text'],
    ['the larger of two', `select greatest(on_hand, 1) as it ${fromGoods}`, 'it int4'],
    ['a sum', `select sum(on_hand)::int as it ${fromGoods}`, 'it int4 null'],
    ['a sum or nothing', `select coalesce(sum(on_hand)::int, 0) as it ${fromGoods}`, 'it int4'],
    ['a part of a document', `select img_urls ->> 0 as it ${fromGoods}`, 'it text null'],
    ['the answer to another question', 'select (select max(sku_id)::int from sku) as it', 'it int4 null'],
    ['or a plain no', 'select coalesce((select true from sku where sku_id = $1), false) as it', 'it bool'],
    ['one of two', 'select sku_no as it from sku union all select null', 'it text null'],
    ['one of two words', `select case when on_hand > $2 then 'many' else 'few' end as it ${fromGoods}`, 'it text'],
    ['a word for a word', `select case sku_no when 'A' then 1 else 2 end as it ${fromGoods}`, 'it int4'],
    ['a word or nothing', `select case when on_hand > $2 then 'many' end as it ${fromGoods}`, 'it text null'],
    ['a word or what may be empty', `select case when $2 then 1 else on_hand end as it ${fromGoods}`, 'it int4 null'],
    ['a count', 'select count(*)::int as it from sku where sku_id = $1', 'it int4'],
    ['what a change returns', 'update stock set on_hand = $1 returning on_hand as it', 'it int4'],
    [
      'what a change returned',
      'with done as (update stock set on_hand = $1 returning on_hand) select on_hand as it from done',
      'it int4',
    ],
  ])('%s', async (_, text, column) => {
    expect(await answerOf(text)).toEqual([column]);
  });
});
