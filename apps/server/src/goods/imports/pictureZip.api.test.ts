import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { importersOf } from './imports.fixture';

let test: TestApp;
let k: Awaited<ReturnType<typeof importersOf>>;
beforeAll(async () => {
  test = await testApp();
  k = await importersOf(test);
});
afterAll(() => test.close());

const picture = (red: number) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .png()
    .toBuffer();

async function archive(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

it('gives pictures to the numbers they are named after, by a change set', async () => {
  const importId = await k.read(
    '主图.zip',
    await archive({
      'DL-A4-70-2.png': await picture(20),
      'DL-A4-70.png': await picture(10),
      'DL-A4-70-3.jpg': Buffer.from('no picture'),
      'NO-SUCH.png': await picture(30),
      '说明.txt': Buffer.from('看看'),
    }),
  );
  const model = await k.importModel(importId);
  expect(model).toMatchObject({ state: 'ready', rowCount: 3, counts: { change: 1, new: 0, same: 0, fault: 2 } });
  expect(model.actions).not.toContain('setColumns');
  const faults = (await k.importRows(importId, 'fault')).map((row) => row.faults[0]?.fault);
  expect(faults).toEqual([expect.stringContaining('NO-SUCH.png'), expect.stringContaining('DL-A4-70-3.jpg')]);
  await k.releaseImport(importId);
  const { imgUrls } = await k.skuOf('DL-A4-70');
  expect(imgUrls).toHaveLength(2);
  const shown = await test.app.inject({ url: imgUrls[0] ?? '', headers: { host: 'localhost' } });
  expect(shown.statusCode).toBe(200);
  expect((await sharp(shown.rawPayload).raw().toBuffer())[0]).toBeLessThan(15);

  // The same archive again changes nothing.
  const again = await k.read(
    '主图.zip',
    await archive({ 'DL-A4-70.png': await picture(10), 'DL-A4-70-2.png': await picture(20) }),
  );
  expect((await k.importModel(again)).counts).toEqual({ change: 0, new: 0, same: 1, fault: 0 });
});

it('refuses what is no archive, holds no picture, or unpacks to more than a picture may have', async () => {
  const stateOf = async (bytes: Buffer) => k.importModel(await k.read('主图.zip', bytes));
  expect((await stateOf(Buffer.from('PK nothing'))).error).toContain('zip');
  expect((await stateOf(await archive({ 'a.txt': Buffer.from('x') }))).error).toContain('没有图片');
  const bomb = await stateOf(await archive({ 'DL-A4-70.png': Buffer.alloc(11 * 1024 * 1024) }));
  expect(bomb.counts).toMatchObject({ change: 0, fault: 1 });
  const importId = bomb.importId;
  expect(await k.staff.call('Import/SetColumns', { importId, columns: [{ to: 'skuNo' }] }, k.maker)).toMatchObject({
    success: false,
  });
  must(await k.staff.call('Import/Discard', { importId }, k.maker));
});

/** The same length, for names in an archive are counted; no program of ours writes such ones. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

it('takes a name that climbs out of its folder for a name, and writes nothing where it says', async () => {
  const bytes = renamed(await archive({ 'xx/xx/DL-A4-70.png': await picture(60) }), 'xx/xx/', '../../');
  const model = await k.importModel(await k.read('主图.zip', bytes));
  // Of the path only the name of the file is looked at.
  expect(model).toMatchObject({ state: 'ready', counts: { change: 1, fault: 0 } });
  expect((await k.importRows(model.importId))[0]).toMatchObject({ skuNo: 'DL-A4-70' });
});

it('says of a picture too wide that it is, and refuses more of them than it reads', async () => {
  const wide = await sharp({ create: { width: 20_000, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const importId = await k.read('主图.zip', await archive({ 'DL-A4-70.png': wide }));
  expect((await k.importModel(importId)).counts).toMatchObject({ change: 0, fault: 1 });
  expect((await k.importRows(importId, 'fault'))[0]?.faults[0]?.fault).toMatch(/DL-A4-70\.png.*像素/);

  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`N-${at}.png`, Buffer.from('x')]));
  const model = await k.importModel(await k.read('主图.zip', await archive(many)));
  expect(model).toMatchObject({ state: 'failed', error: expect.stringContaining('10000') });
});
