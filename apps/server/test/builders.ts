import { Readable } from 'node:stream';
import { plainTemplate } from '../src/goods/sites/sites.rules';
import { addHost, createTemplate } from '../src/goods/sites/sites.service';
import { createCompany } from '../src/ground/companies/companies.service';
import { addAgreement } from '../src/people/help/help.service';
import { worldTime } from './template';
import type { TestApp } from './testApp';

/** A second platform company on a host of its own, which reviews new customers. */
export async function anotherCompany({ db }: TestApp, hostName: string): Promise<number> {
  return db.transaction(async (tx) => {
    const companyId = await createCompany(tx, { name: '另一家平台', reviewsCustomers: true }, worldTime);
    const templateId = await createTemplate(tx, companyId, plainTemplate, worldTime);
    await addHost(tx, { companyId, templateId, hostName, isDefault: false });
    const html = '<p>协议</p>';
    await addAgreement(tx, { companyId, version: '1', title: '协议', html, effectiveAt: new Date('2026-01-01') });
    return companyId;
  });
}

/** The smallest picture that is one: a single white pixel. */
export const pngPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type UploadPart = { kind?: string; file?: { name: string; bytes: Buffer | Buffer[] } };

export async function uploadFile(
  { app }: TestApp,
  { kind, file }: UploadPart,
  host = 'localhost',
  token = '',
  url = '/api/File/Upload',
) {
  const boundary = 'test-boundary';
  const parts: Buffer[] = [];
  if (kind !== undefined) {
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`));
  }
  if (file) {
    const head = `content-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: image/png`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), ...[file.bytes].flat(), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      host,
      ...(token && { authtoken: token }),
    },
    // A stream says beforehand to nobody how long it is: only what is too large to be held comes as one.
    payload: Array.isArray(file?.bytes) ? Readable.from(parts) : Buffer.concat(parts),
  });
  return { status: response.statusCode, body: response.json() };
}

export async function uploadLicence(test: TestApp, host?: string): Promise<string> {
  const { body } = await uploadFile(test, { kind: 'licence', file: { name: '执照.png', bytes: pngPixel } }, host);
  return body.resultData.fileId;
}
