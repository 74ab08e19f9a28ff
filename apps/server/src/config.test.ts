import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './ground/lib/configError';

const merchant = { MERCHANT_FILE: '/keys/merchant.json' };
const https = { PUBLIC_URL: 'https://shop.example.com' };
const database = { DATABASE_URL: 'postgres://db/shop' };

describe('without any variable', () => {
  it('takes a password for the first operator only when it is a good one', () => {
    expect(readConfig({ OPERATOR_PASSWORD: 'Console@2026' }).operatorPassword).toBe('Console@2026');
    expect(() => readConfig({ OPERATOR_PASSWORD: 'console' })).toThrow('OPERATOR_PASSWORD');
  });

  it('it is a demo on this machine', () => {
    expect(readConfig({})).toMatchObject({ demo: true, sandbox: true, mailbox: true, production: false, port: 3000 });
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({ demo: true, mailbox: false });
  });
});

describe('an https address is production', () => {
  it('and does not start without the keys of a merchant', () => {
    expect(() => readConfig(https)).toThrow(ConfigError);
    expect(() => readConfig(https)).toThrow('MERCHANT_FILE');
    expect(() => readConfig({ ...https, SANDBOX: 'off' })).toThrow(ConfigError);
    expect(() => readConfig({ ...https, ...database })).toThrow(ConfigError);
  });

  it('unless the sandbox is asked for by name', () => {
    expect(readConfig({ ...https, SANDBOX: 'on' })).toMatchObject({ production: true, sandbox: true, demo: false });
  });

  it('has no demo data unless they are asked for by name', () => {
    expect(readConfig({ ...https, ...merchant })).toMatchObject({ demo: false, sandbox: false });
    expect(readConfig({ ...https, ...merchant, DEMO_DATA: 'on' })).toMatchObject({ demo: true, mailbox: false });
  });
});

describe('a database of its own', () => {
  it('gets no demo data unless they are asked for by name', () => {
    expect(readConfig(database)).toMatchObject({ demo: false });
    expect(readConfig({ ...database, DEMO_DATA: 'on' })).toMatchObject({ demo: true });
    expect(readConfig({ DEMO_DATA: 'off' })).toMatchObject({ demo: false });
    expect(readConfig({})).toMatchObject({ demo: true, demoPast: true });
    expect(readConfig({ DEMO_PAST: 'off' })).toMatchObject({ demo: true, demoPast: false });
  });
});

describe('the keys of a merchant', () => {
  it('and the sandbox exclude each other', () => {
    expect(readConfig(merchant)).toMatchObject({ sandbox: false });
    expect(() => readConfig({ ...merchant, SANDBOX: 'on' })).toThrow(ConfigError);
  });

  it('missing with SANDBOX=off, it does not start', () => {
    expect(() => readConfig({ SANDBOX: 'off' })).toThrow('MERCHANT_FILE');
  });
});

describe('a value that says neither yes nor no', () => {
  it.each(['DEMO_DATA', 'SANDBOX', 'RATE_LIMIT', 'SEARCH_CACHE'])('is refused for %s', (name) => {
    expect(() => readConfig({ [name]: 'maybe' })).toThrow(name);
  });
  it.each(['PORT', 'SANDBOX_PORT'])('is refused for %s', (name) => {
    expect(() => readConfig({ [name]: '70000' })).toThrow(name);
  });
  it.each(['0', '4.5', '601', 'soon'])('is refused for DATABASE_WAIT %s', (DATABASE_WAIT) => {
    expect(() => readConfig({ DATABASE_WAIT })).toThrow('DATABASE_WAIT');
  });
  it.each(['shop.example.com', 'ftp://x', 'https://'])('is refused for PUBLIC_URL %s', (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL');
  });
});

it('a service that makes invoices is connected whole or not at all', () => {
  const service = {
    INVOICE_SERVICE_URL: 'https://invoices.example/v1/',
    INVOICE_SERVICE_APP: 'app1',
    INVOICE_SERVICE_SECRET: 'secret',
  };
  expect(readConfig(service).invoiceService).toEqual({
    url: 'https://invoices.example/v1',
    app: 'app1',
    secret: 'secret',
  });
  expect(readConfig({}).invoiceService).toBeUndefined();
  expect(() => readConfig({ ...service, INVOICE_SERVICE_SECRET: '' })).toThrow('须一起设置');
  expect(() => readConfig({ ...service, INVOICE_SERVICE_URL: 'ftp://x' })).toThrow('INVOICE_SERVICE_URL 无效');
  expect(() => readConfig({ SELLER_TAX_NO: '914403001922038217' })).toThrow('SELLER_TAX_NO 无效');
  expect(readConfig({ SELLER_TAX_NO: '914403001922038216' }).sellerTaxNo).toBe('914403001922038216');
});

it('the room for caches is a whole number of megabytes', () => {
  expect(readConfig({}).cacheMb).toBe(128);
  expect(readConfig({ CACHE_MB: '64' }).cacheMb).toBe(64);
  for (const CACHE_MB of ['0', '-1', '1.5', '128MB', '65537'])
    expect(() => readConfig({ CACHE_MB })).toThrow(`CACHE_MB 无效：${CACHE_MB}。请写 1 到 65536 的整数，单位 MB`);
});
