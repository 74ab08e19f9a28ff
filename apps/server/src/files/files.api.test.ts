import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../test/builders';
import { type TestApp, testApp } from '../../test/testApp';
import { files } from './files.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const stored = async () => (await test.db.select().from(files)).length + test.files.size;

describe('upload', () => {
  it('keeps a picture', async () => {
    const { body } = await uploadFile(test, { kind: 'licence', file: { name: '执照.png', bytes: pngPixel } });
    expect(body).toMatchObject({ success: true, resultData: { fileName: '执照.png', size: pngPixel.length } });
    expect(test.files.get(body.resultData.fileId)).toEqual(pngPixel);
  });

  it.each([
    [
      'a script that calls itself a picture',
      { kind: 'licence', file: { name: 'a.png', bytes: Buffer.from('<script>alert(1)</script>') } },
    ],
    [
      'an svg',
      { kind: 'licence', file: { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') } },
    ],
    ['nothing', { kind: 'licence' }],
    ['an empty file', { kind: 'licence', file: { name: 'a.png', bytes: Buffer.alloc(0) } }],
    ['an unknown purpose', { kind: 'constructor', file: { name: 'a.png', bytes: pngPixel } }],
    [
      '6 MB',
      { kind: 'licence', file: { name: 'a.png', bytes: Buffer.concat([pngPixel, Buffer.alloc(6 * 1024 * 1024)]) } },
    ],
  ])('refuses %s and keeps nothing', async (_, part) => {
    const before = await stored();
    const { body } = await uploadFile(test, part);
    expect(body).toMatchObject({ success: false, errorMsg: expect.stringMatching(/文件|格式|内容/) });
    expect(await stored()).toBe(before);
  });

  it('never uses the given name as a path', async () => {
    const { body } = await uploadFile(test, { kind: 'licence', file: { name: '../../etc/passwd', bytes: pngPixel } });
    expect(body.resultData.fileName).not.toMatch(/[/\\]/);
  });
});
