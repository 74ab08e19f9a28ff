import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createMailer } from './mail';

const folder = mkdtempSync(join(tmpdir(), 'yigou-mail-'));
const readFile = async (fileId: string) => Buffer.from(`bytes of ${fileId}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('mail that is kept as a file is for nobody but us', async () => {
  const dataDir = join(folder, 'data');
  const send = createMailer(
    { smtpUrl: undefined, mailFrom: 'shop@example.com', dataDir },
    () => 'http://shop.example',
    readFile,
  );
  await send({ kind: 'mail', to: 'buyer@example.com', subject: '主题', text: '正文' });
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  const modes = [dataDir, join(dataDir, 'mail'), join(dataDir, 'mail', name)].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes.map((mode) => mode.toString(8))).toEqual(['700', '700', '600']);
});

it('a mail that speaks of a page carries its whole address', async () => {
  const dataDir = join(folder, 'linked');
  const send = createMailer(
    { smtpUrl: undefined, mailFrom: 'shop@example.com', dataDir },
    () => 'http://shop.example',
    readFile,
  );
  await send({ kind: 'mail', to: 'buyer@example.com', subject: 's', text: 'Plain', link: '/center/order/myApprove' });
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  const text = readFileSync(join(dataDir, 'mail', name), 'utf8');
  expect(text).toMatch(/Plain\r?\n\r?\nhttp:\/\/shop\.example\/#\/center\/order\/myApprove\r?\n/);
});

it('a mail carries the files that belong to it', async () => {
  const dataDir = join(folder, 'carrying');
  const send = createMailer(
    { smtpUrl: undefined, mailFrom: 'shop@example.com', dataDir },
    () => 'http://shop.example',
    readFile,
  );
  const files = [{ fileId: 'f1', fileName: 'invoice.pdf' }];
  await send({ kind: 'mail', to: 'buyer@example.com', subject: 's', text: 'Plain', files });
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  const text = readFileSync(join(dataDir, 'mail', name), 'utf8');
  expect(text).toContain('filename=invoice.pdf');
  expect(text).toContain(Buffer.from('bytes of f1').toString('base64'));
});
