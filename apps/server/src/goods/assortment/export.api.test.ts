import { goodsExportPath } from '@yigou/contract/goods/assortment.terms';
import { fields } from '@yigou/contract/goods/fields.terms';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { keepersOf } from '../changeSets/changeSets.fixture';

let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
});
afterAll(() => test.close());

const fetchSheet = (payload: object, token: string) =>
  test.app.inject({
    ...{ method: 'POST', url: goodsExportPath, payload },
    headers: { host: 'localhost', authtoken: token },
  });

it('writes every SKU that is found, under the titles of the fields, money in yuan', async () => {
  const paper = await k.skuOf('DL-A4-70');
  const { name, taxRate } = await k.productOf(paper.productId);
  const response = await fetchSheet({ searchKey: 'DL-A4-70' }, k.maker.token);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('attachment');
  const [sheet] = await readSheet(response.rawPayload);
  const [titles = [], ...rows] = sheet?.data ?? [];
  expect(titles.slice(0, 3)).toEqual(['商品编号', fields.product.name.label, fields.product.categoryId.label]);
  expect(titles).not.toContain(fields.product.detailHtml.label);
  const row = rows.find(([skuNo]) => skuNo === 'DL-A4-70') ?? [];
  const cell = (title: string) => row[titles.indexOf(title)];
  expect(cell(fields.product.name.label)).toBe(name);
  expect(cell(fields.product.taxRate.label)).toBe(`${taxRate}%`);
  expect(cell(fields.sku.listPrice.label)).toBe(paper.listPrice / 100);
  expect(cell(fields.sku.onShelf.label)).toBe('是');
  expect(cell(fields.product.brandId.label)).toBe('得力');
});

it('has as many rows as the list counts SKUs', async () => {
  const answer = await k.staff.call('Goods/GetPage', { reqData: {} }, k.maker);
  const skuCount = answer.success ? answer.skuCount : -1;
  const [sheet] = await readSheet((await fetchSheet({}, k.maker.token)).rawPayload);
  expect(sheet?.data).toHaveLength(skuCount + 1);
});

it('is for those who may see the goods', async () => {
  const { token } = await k.staff.logIn('warehouse');
  expect((await fetchSheet({}, token)).json()).toMatchObject({ success: false });
  expect((await fetchSheet({}, '')).json()).toMatchObject({ success: false });
  expect((await fetchSheet({ reqData: { tab: 'gone' } }, k.maker.token)).json()).toMatchObject({ success: false });
});
