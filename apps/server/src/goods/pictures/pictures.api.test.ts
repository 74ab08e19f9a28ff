import { pictureFor, pictureSizes, pictureUploadPath } from '@yigou/contract/goods/pictures.terms';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '../../../test/builders';
import { must } from '../../../test/buying';
import { memoryStore, type TestApp, testApp } from '../../../test/testApp';
import { purgeFiles } from '../../ground/files/purge.service';
import { addDays } from '../../ground/lib/clock';
import { keepersOf } from '../changeSets/changeSets.fixture';
import { makeSizes } from './pictures.service';
import { pictures } from './pictures.tables';

let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
let photo: Buffer;
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
  photo = await drawn(1200, 900);
});
afterAll(() => test.close());

const drawn = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const sent = (bytes: Buffer, name = '手套.jpg', token = k.maker.token) =>
  uploadFile(test, { file: { name, bytes } }, 'localhost', token, pictureUploadPath);
const shown = (url: string) => test.app.inject({ method: 'GET', url });
const rowOf = async (url: string) => {
  const [row] = await test.db
    .select()
    .from(pictures)
    .where(eq(pictures.pictureKey, url.split('/')[2] ?? ''));
  if (!row) throw new Error(`no ${url}`);
  return row;
};
const making = () => ({ db: test.db, files: memoryStore(test.files), now: test.clock.now() });

describe('a picture of goods', () => {
  it('is shown at once as it came, and then in its sizes, for ever', async () => {
    const { body } = await sent(photo);
    expect(body).toMatchObject({ success: true, resultData: { width: 1200, height: 900 } });
    const { url } = body.resultData;
    expect((await shown(url)).headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=10',
    });
    const { pictureId } = await rowOf(url);
    await makeSizes(making(), pictureId);
    await makeSizes(making(), pictureId);
    for (const size of pictureSizes) {
      const answer = await shown(pictureFor(url, size));
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: size,
        height: size * 0.75,
      });
    }
    // What stands in no row is removed in the night; this does.
    await purgeFiles(test.db, memoryStore(test.files), addDays(test.clock.now(), 3));
    expect((await shown(url)).statusCode).toBe(200);
  });

  it('is the same at the same address, and another where it is cut to a square', async () => {
    const [one, again] = [(await sent(photo)).body.resultData, (await sent(photo, '又一次.png')).body.resultData];
    expect(again).toEqual(one);
    const square = must(await k.staff.call('Goods/SquarePicture', { url: one.url }, k.maker)).resultData;
    expect(square).toMatchObject({ width: 900, height: 900 });
    expect(square.url).not.toBe(one.url);
    expect(await k.staff.call('Goods/SquarePicture', { url: '/pictures/none/960.webp' }, k.maker)).toMatchObject({
      success: false,
    });
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['报价.png', () => Buffer.from('%PDF-1.7 not a picture'), '不是图片'],
    ['脚本.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '不是图片'],
    ['半张.png', async () => (await drawn(800, 800)).subarray(0, 60), '损坏'],
    ['横幅.png', () => drawn(20_000, 60), '20000 × 60'],
    ['图标.png', () => drawn(16, 16), '至少 50'],
    ['原片.png', () => Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]), '10 MB'],
  ])('%s is refused in clear words', async (name, bytes, why) => {
    const { body } = await sent(await bytes(), name);
    expect(body).toMatchObject({ success: false, errorMsg: expect.stringContaining(why) });
    expect(body.errorMsg).toContain(name);
  });

  it('is sent by nobody but who keeps the goods, and found by nobody who invents its address', async () => {
    expect((await sent(photo, 'a.png', 'forged')).body).toMatchObject({ success: false, errorCode: '2' });
    for (const url of ['/pictures/x/96.webp', `/pictures/${'0'.repeat(32)}/96.webp`, '/pictures/../96.webp'])
      expect((await shown(url)).statusCode).toBe(404);
    const { url } = (await sent(photo)).body.resultData;
    expect((await shown(url.replace('960', '961'))).statusCode).toBe(404);
  });

  it('is on the product once its change set is released', async () => {
    const { url } = (await sent(await drawn(600, 600, '#27ae60'))).body.resultData;
    const { skuId } = await k.skuOf('DL-A4-70');
    await k.change([{ thing: 'sku', id: skuId, set: { imgUrls: [url] } }]);
    const detail = must(await test.call('ProductToC/GetSkuModelBySkuNo', { itemNo: 'DL-A4-70' })).resultData;
    expect(JSON.stringify(detail)).toContain(url);
  });
});
