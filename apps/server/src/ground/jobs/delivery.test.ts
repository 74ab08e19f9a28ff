import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDelivery } from './delivery';

const dataDir = mkdtempSync(join(tmpdir(), 'yigou-sms-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const readFile = async () => Buffer.alloc(0);
const config = { smtpUrl: undefined, mailFrom: 'shop@example.com', dataDir };
const sms = { kind: 'sms', to: '13800138000', text: '您的验证码是 123456' } as const;

it('a short message without a gateway lies beside the mails', async () => {
  const deliver = createDelivery({ ...config, smsUrl: undefined }, () => 'http://shop.example', readFile);
  await deliver({ kind: 'mail', to: 'a@example.com', subject: '主题', text: '正文' });
  await deliver(sms);
  const names = readdirSync(join(dataDir, 'mail'));
  expect(names.map((name) => name.replace(/^[^.]+/, '')).sort()).toEqual(['.eml', '.sms.json']);
  const kept = readFileSync(join(dataDir, 'mail', names.find((name) => name.endsWith('.json')) ?? ''), 'utf8');
  expect(JSON.parse(kept)).toEqual({ to: sms.to, text: sms.text });
});

it('a gateway gets it as JSON, and what it refuses is tried again by the queue', async () => {
  const got: string[] = [];
  const gateway = createServer((request, response) => {
    request.on('data', (part) => got.push(String(part)));
    request.on('end', () => response.writeHead(got.length > 1 ? 200 : 503).end());
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  const smsUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  const deliver = createDelivery({ ...config, smsUrl }, () => 'http://shop.example', readFile);
  await expect(deliver(sms)).rejects.toThrow('503');
  await deliver(sms);
  expect(got.map((text) => JSON.parse(text))).toEqual([
    { to: sms.to, text: sms.text },
    { to: sms.to, text: sms.text },
  ]);
  gateway.close();
});
