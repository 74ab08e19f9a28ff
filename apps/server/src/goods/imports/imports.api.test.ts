import { buffer } from 'node:stream/consumers';
import { goodsExportPath } from '@yigou/contract/goods/assortment.terms';
import { importFaultsPath } from '@yigou/contract/goods/imports.terms';
import { eq } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { categories, products, skus } from '../catalog/catalog.tables';
import { importersOf, sheetBytes } from './imports.fixture';
import { goodsImportRows, goodsImports } from './imports.tables';

let test: TestApp;
let k: Awaited<ReturnType<typeof importersOf>>;
beforeAll(async () => {
  test = await testApp();
  k = await importersOf(test);
});
afterAll(() => test.close());

const paperNo = 'DL-A4-70';
const fetchFile = async (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', authtoken: k.maker.token } });

it('knows columns by their titles and shows what would change, as prices are written by people', async () => {
  const paper = await k.skuOf(paperNo);
  const importId = await k.readText(
    `货号,品名,含税单价,备注\n ${paperNo} ,别的叫法,"￥${paper.listPrice / 100 + 1}.00元",清仓\n`,
  );
  const model = await k.importModel(importId);
  expect(model.state).toBe('ready');
  expect(model.columns.map(({ to }) => to)).toEqual(['skuNo', 'product.name', 'sku.listPrice', '']);
  expect(model.columns[1]).toMatchObject({ onlyNew: true });
  expect(model.counts).toEqual({ change: 1, new: 0, same: 0, fault: 0 });
  const [row] = await k.importRows(importId);
  expect(row?.before).toEqual({ 'sku.listPrice': (paper.listPrice / 100).toFixed(2) });
  expect(row?.after).toEqual({ 'sku.listPrice': (paper.listPrice / 100 + 1).toFixed(2) });
  expect(await k.skuOf(paperNo)).toEqual(paper);
});

it('becomes a change set of an import, and writes nothing before that is released', async () => {
  const paper = await k.skuOf(paperNo);
  const importId = await k.readRows([
    ['商品编号', '市场价'],
    [paperNo, `${paper.marketPrice / 100 + 3}`],
  ]);
  must(await k.draftImport(importId));
  const { changeSetId, setNo, state } = await k.importModel(importId);
  expect(state).toBe('drafted');
  expect((await k.model(changeSetId ?? 0)).source).toBe('import');
  expect((await k.model(changeSetId ?? 0)).setNo).toBe(setNo);
  expect((await k.skuOf(paperNo)).marketPrice).toBe(paper.marketPrice);
  must(await k.release(changeSetId ?? 0));
  expect((await k.skuOf(paperNo)).marketPrice).toBe(paper.marketPrice + 300);
});

it('finds nothing to change in what was exported', async () => {
  const exported = await fetchFile(goodsExportPath, { searchKey: '' });
  const importId = await k.read('商品.xlsx', exported.rawPayload);
  const { counts, rowCount } = await k.importModel(importId);
  expect(await k.importRows(importId, 'fault')).toEqual([]);
  expect(await k.importRows(importId, 'change')).toEqual([]);
  expect(counts).toEqual({ change: 0, new: 0, same: rowCount, fault: 0 });
  expect(rowCount).toBeGreaterThan(100);
  expect(await k.draftImport(importId)).toMatchObject({ success: false });
});

it('asks about a price of a hundred times, and takes what is offered or what is confirmed', async () => {
  const paper = await k.skuOf(paperNo);
  const yuan = paper.listPrice / 100;
  const importId = await k.readText(`商品编号,销售价\n${paperNo},${paper.listPrice}\n`);
  const [row] = await k.importRows(importId, 'fault');
  expect(row?.faults[0]?.fault).toContain('100 倍');
  expect(row?.faults[0]?.offers).toEqual([{ kind: 'write', text: yuan.toFixed(2) }, { kind: 'accept' }]);
  const about = { importId, rowNo: row?.rowNo ?? 0, to: 'sku.listPrice' } as const;
  must(await k.staff.call('Import/SetCell', { ...about, accept: true }, k.maker));
  expect((await k.importModel(importId)).counts).toMatchObject({ change: 1, fault: 0 });
  must(await k.staff.call('Import/SetCell', { ...about, text: yuan.toFixed(2) }, k.maker));
  expect((await k.importModel(importId)).counts).toMatchObject({ same: 1, fault: 0 });
});

it('says of each bad row what is wrong with it, and gives those rows back with the reason', async () => {
  const paper = await k.skuOf(paperNo);
  const importId = await k.readText(
    [
      '各位好，报价如下',
      '商品编号,分类,销售价,起订量,税率',
      `${paperNo},没有这个分类,${paper.listPrice / 100},1,13%`,
      `${paperNo},,9.99,,`,
      'NO-SUCH-1,,面议,,',
      ',,12,,',
      'A B,,12,,',
    ].join('\n'),
  );
  const found = new Map((await k.importRows(importId, 'fault')).map((row) => [row.rowNo, row.faults]));
  expect(found.get(3)?.[0]).toMatchObject({ to: 'product.categoryId', unknown: ['没有这个分类'] });
  expect(found.get(4)?.[0]).toMatchObject({ fault: '编号与第 3 行重复', offers: [{ kind: 'useThis' }] });
  expect(found.get(5)?.map(({ to }) => to)).toEqual(['sku.listPrice', 'skuNo']);
  expect(found.get(6)?.[0]?.fault).toBe('没有商品编号');
  expect(found.get(7)?.[0]?.fault).toContain('不含空格');
  const [sheet] = await readSheet((await fetchFile(importFaultsPath, { importId })).rawPayload);
  expect(sheet?.data[0]?.at(-1)).toBe('失败原因');
  expect(sheet?.data).toHaveLength(6);
  expect(await k.draftImport(importId, false)).toMatchObject({ success: false });

  must(await k.staff.call('Import/UseRow', { importId, rowNo: 4 }, k.maker));
  expect(await k.importRows(importId, 'change')).toMatchObject([{ rowNo: 4, after: { 'sku.listPrice': '9.99' } }]);
});

it('makes new products of rows with one name, with names that were not known, and stock where it is asked for', async () => {
  const importId = await k.readRows([
    ['货号', '品名', '类目', '品牌', '供应商', '规格', '含税单价', '库存'],
    ['IMP-1-S', '进口手套', '劳保 / 手部 / 针织手套', '新牌子', '新供应商有限公司', 'S', '12.5', '40'],
    ['IMP-1-M', '进口手套', '劳保 / 手部 / 针织手套', '新牌子', '新供应商有限公司', 'M', '12.5', '60'],
    ['IMP-2', '进口手套二', '劳保 / 手部 / 针织手套', '新牌子', '新供应商有限公司', '', '8', '有'],
  ]);
  const first = await k.importModel(importId);
  expect(first.missing.map(({ kind, names }) => [kind, names])).toEqual([
    ['category', ['劳保 / 手部 / 针织手套']],
    ['brand', ['新牌子']],
    ['supplier', ['新供应商有限公司']],
  ]);
  for (const kind of ['category', 'brand', 'supplier'] as const) {
    must(await k.staff.call('Import/MakeNames', { importId, kind }, k.maker));
    await k.runImport(importId);
  }
  expect((await k.importModel(importId)).counts).toEqual({ change: 0, new: 3, same: 0, fault: 0 });
  await k.choose(importId, { 库存: { to: 'onHand' } });
  expect((await k.importRows(importId, 'fault')).map(({ rowNo }) => rowNo)).toEqual([4]);
  await k.releaseImport(importId);
  const glove = await k.skuOf('IMP-1-S');
  expect(glove).toMatchObject({ specs: ['S'], listPrice: 1250, marketPrice: 1250, moq: 1, onShelf: true });
  expect((await k.skuOf('IMP-1-M')).productId).toBe(glove.productId);
  const [category] = await test.db.select().from(categories).where(eq(categories.name, '针织手套'));
  expect(await k.productOf(glove.productId)).toMatchObject({
    ...{ name: '进口手套', axes: ['规格'], unit: '件', taxRate: 13, categoryId: category?.categoryId },
  });
  const stocked = must(await k.staff.call('Goods/GetSkus', { productId: glove.productId }, k.maker)).resultData;
  expect(stocked.map(({ available }) => available).sort()).toEqual([40, 60]);
});

it('lets new rows of one product stand or fall together, and ties a new size to the product it belongs to', async () => {
  const importId = await k.readText(
    [
      '商品编号,商品名称,分类,品牌,供应商,规格,销售价',
      'IMP-1-S,进口手套,,,,,',
      'IMP-1-L,进口手套,,,,L,13',
      'IMP-3-S,另一种手套,针织手套,新牌子,新供应商有限公司,S,12',
      'IMP-3-M,另一种手套,针织手套,新牌子,新供应商有限公司,M,面议',
    ].join('\n'),
  );
  const rows = await k.importRows(importId);
  expect(rows.map(({ rowNo, verdict }) => [rowNo, verdict])).toEqual([
    [4, 'fault'],
    [5, 'fault'],
    [3, 'new'],
    [2, 'same'],
  ]);
  await k.releaseImport(importId);
  const small = await k.skuOf('IMP-1-S');
  expect(await k.skuOf('IMP-1-L')).toMatchObject({ productId: small.productId, specs: ['L'], listPrice: 1300 });
  expect(await test.db.select().from(skus).where(eq(skus.skuNo, 'IMP-3-S'))).toEqual([]);
});

it('reads what old programs write, adds the tax a title denies, and fills what merged cells leave empty', async () => {
  const paper = await k.skuOf(paperNo);
  const { productId } = paper;
  const [category] = await test.db
    .select({ name: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .where(eq(products.productId, productId));
  // 货号;进价(未税);分类 in GBK, as Excel of this country saves it
  const gbk = Buffer.from([
    ...[0xbb, 0xf5, 0xba, 0xc5, 0x2c, 0xbd, 0xf8, 0xbc, 0xdb, 0x28, 0xce, 0xb4, 0xcb, 0xb0, 0x29, 0x0a],
    ...Buffer.from(`${paperNo},10.00\n`),
  ]);
  const importId = await k.read('报价.csv', gbk);
  const { columns } = await k.importModel(importId);
  expect(columns[1]).toMatchObject({ title: '进价(未税)', to: 'sku.cost', addTax: true });
  expect(columns[1]?.sure).toBeLessThan(80);
  expect(await k.importRows(importId, 'change')).toMatchObject([{ after: { 'sku.cost': '11.30' } }]);

  const filled = await k.readText(`分类,商品编号\n${category?.name},X-1\n,${paperNo}\n`);
  await k.choose(filled, { 分类: { fillDown: true } });
  const [row] = await k.importRows(filled, 'same');
  expect(row?.cells['product.categoryId']).toBe(category?.name);
});

it('refuses what is no sheet, too much, or not theirs', async () => {
  const broken = await k.read('坏.xlsx', Buffer.from('PK\u0003\u0004 no archive'));
  expect(await k.importModel(broken)).toMatchObject({ state: 'failed', error: expect.stringContaining('xlsx 或 csv') });
  const old = await k.read('旧.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]));
  expect((await k.importModel(old)).error).toContain('xls');
  for (const start of ['%PDF-1.7 ', '\x89PNG\r\n', '\xff\xd8\xff\xe0', 'Rar!', '7z\xbc\xaf']) {
    const other = await k.read('价.xlsx', Buffer.from(`${start}\n1,2\n3,4\n`, 'latin1'));
    expect((await k.importModel(other)).error, start).toContain('xlsx 或 csv');
  }
  const wide = await k.readText(`${'a,'.repeat(120)}\n`);
  expect((await k.importModel(wide)).error).toContain('100 列');
  expect((await k.importModel(await k.readText('\n\n'))).state).toBe('failed');
  const empty = await k.importModel(await k.read('空.xlsx', await sheetBytes([])));
  expect(empty).toMatchObject({ state: 'failed', error: expect.stringContaining('没有内容') });
  expect((await k.importModel(await k.readRows([['商品编号', '销售价']]))).error).toContain('没有内容');
  for (const account of ['warehouse', 'cashier', 'service']) {
    const { token } = await k.staff.logIn(account);
    expect((await k.upload('价.csv', Buffer.from('货号\n1'), token)).body, account).toMatchObject({
      success: false,
      errorMsg: expect.stringContaining('权限'),
    });
  }
  const kept = test.files.size;
  const large = Array<Buffer>(300).fill(Buffer.alloc(1024 * 1024, '1'));
  expect((await k.upload('价.csv', large)).body).toMatchObject({ errorMsg: expect.stringContaining('最大 50 MB') });
  expect(test.files.size).toBe(kept);
  const importId = await k.readText(`商品编号,销售价,价格\n${paperNo},1,2\n`);
  expect(
    await k.staff.call(
      'Import/SetColumns',
      { importId, columns: [{ to: 'skuNo' }, { to: 'sku.listPrice' }, { to: 'sku.listPrice' }] },
      k.maker,
    ),
  ).toMatchObject({ success: false });
});

it('keeps a profile and reads the next sheet of the supplier by it', async () => {
  const importId = await k.readText(`编码,我们的价\n${paperNo},11\n`);
  await k.choose(importId, { 我们的价: { to: 'sku.cost', addTax: true } });
  must(await k.staff.call('Import/SaveProfile', { importId, name: '西域月调价' }, k.maker));
  const next = await k.readText(`编码,我们的价\n${paperNo},20\n`);
  const [profile] = must(await k.staff.call('Import/GetProfiles', {}, k.maker)).resultData;
  must(await k.staff.call('Import/UseProfile', { importId: next, profileId: profile?.profileId ?? 0 }, k.maker));
  await k.runImport(next);
  const model = await k.importModel(next);
  expect(model.profileName).toBe('西域月调价 v1');
  expect(model.columns[1]).toMatchObject({ to: 'sku.cost', addTax: true, by: 'profile' });
  expect(await k.importRows(next, 'change')).toMatchObject([{ after: { 'sku.cost': '22.60' } }]);
});

it('goes on where a killed server stopped, and drafts one set however often it is asked', async () => {
  const importId = await k.readText(`商品编号,毛重\n${paperNo},2551\n`);
  await test.db.update(goodsImportRows).set({ verdict: null }).where(eq(goodsImportRows.importId, importId));
  const wish = { importId, requestId: crypto.randomUUID(), title: '重量' };
  must(await k.staff.call('Import/Draft', wish, k.maker));
  must(await k.staff.call('Import/Draft', wish, k.maker));
  expect(await k.staff.call('Import/Discard', { importId }, k.maker)).toMatchObject({ success: false });
  await test.db.update(goodsImportRows).set({ verdict: 'change' }).where(eq(goodsImportRows.importId, importId));
  await k.runImport(importId);
  await k.runImport(importId);
  const { changeSetId } = await k.importModel(importId);
  expect((await k.model(changeSetId ?? 0)).rowCount).toBe(1);
});

it('is nobody else’s: another company finds nothing of it', async () => {
  const importId = await k.readText(`商品编号,毛重\n${paperNo},1\n${paperNo},2\n`);
  await test.db.update(goodsImports).set({ companyId: 999 }).where(eq(goodsImports.importId, importId));
  const cell = { importId, rowNo: 2, to: 'sku.weight' };
  const answers = await Promise.all([
    k.staff.call('Import/GetModel', { importId }, k.maker),
    k.staff.call('Import/GetRows', { reqData: { importId } }, k.maker),
    k.staff.call('Import/SetColumns', { importId, columns: [] }, k.maker),
    k.staff.call('Import/PickSheet', { importId, sheetName: '' }, k.maker),
    k.staff.call('Import/SetCell', { ...cell, text: '3' }, k.maker),
    k.staff.call('Import/UseRow', { importId, rowNo: 3 }, k.maker),
    k.staff.call('Import/MakeNames', { importId, kind: 'brand' }, k.maker),
    k.staff.call('Import/Draft', { importId, requestId: crypto.randomUUID(), title: '导入' }, k.maker),
    k.staff.call('Import/Discard', { importId }, k.maker),
    k.staff.call('Import/SaveProfile', { importId, name: '别家' }, k.maker),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ success: false, errorMsg: '内容不存在或已被删除' });
  expect((await fetchFile(importFaultsPath, { importId })).json()).toMatchObject({ success: false });
  expect(must(await k.staff.call('Import/GetPage', {}, k.maker)).resultData.map((row) => row.importId)).not.toContain(
    importId,
  );
});

/** A sheet as no program of ours writes it: merged cells, a formula with its result, a date that is a number. */
async function handmade(): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${xml}`), name);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  add(
    '[Content_Types].xml',
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="报价" sheetId="1" r:id="r1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  );
  add(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${main}"><sheetData>
      <row r="1">${cell('A1', '青石 2026 报价')}</row>
      <row r="2">${cell('A2', '商品编号')}${cell('B2', '销售价')}${cell('C2', '报价日期')}</row>
      <row r="3">${cell('A3', paperNo)}<c r="B3"><f>10*2.05</f><v>20.5</v></c><c r="C3"><v>46000</v></c></row>
    </sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`,
  );
  zip.end();
  return buffer(zip.outputStream);
}

it('reads the result of a formula, below a merged heading, and takes no day for a price', async () => {
  const importId = await k.read('手工.xlsx', await handmade());
  const { titleRow, columns } = await k.importModel(importId);
  expect([titleRow, columns.map(({ to }) => to)]).toEqual([2, ['skuNo', 'sku.listPrice', '']]);
  const [row] = await k.importRows(importId);
  expect(row?.after['sku.listPrice']).toBe('20.50');
});
