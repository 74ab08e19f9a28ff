import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await test.logIn('buyer'));
});
afterAll(() => test.close());

/** Writing a list fails so often with this code; a sequence counts what is rolled back as well. */
async function failing(code: string, times: number) {
  await test.db.execute(sql`create sequence trouble`);
  await test.db.execute(
    sql.raw(`create function trouble() returns trigger language plpgsql as $$ begin
      if nextval('trouble') <= ${times} then raise exception 'trouble' using errcode = '${code}'; end if;
      return new; end $$`),
  );
  await test.db.execute(
    sql`create trigger trouble before insert on purchase_list for each row execute function trouble()`,
  );
}
afterEach(() => test.database.run('drop function if exists trouble cascade; drop sequence if exists trouble'));

let no = 0;
const write = () => {
  no += 1;
  return test.callRaw('PurchaseList/Save', { name: `清单 ${no}` }, { token });
};

describe('a write that the database broke off', () => {
  it.each(['55P03', '40P01', '40001'])('for now (%s) is done again, and nobody sees it', async (code) => {
    await failing(code, 2);
    expect(await write()).toMatchObject({ status: 200, body: { success: true } });
  });

  it.each(['55P03', '40P01', '40001'])('again and again (%s) says to try later', async (code) => {
    await failing(code, 1000);
    const body = { success: false, errorCode: '6', errorMsg: '当前操作人数较多，请稍后重试' };
    expect(await write()).toMatchObject({ status: 200, body });
  });
});
