import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type InvoicingKeys = { app: string; secret: string };

const apartMostMs = 5 * 60_000;

const macOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}\n`).update(body, 'utf8').digest();

export function signInvoicing({ app, secret }: InvoicingKeys, body: string, at = Date.now()): Record<string, string> {
  const timestamp = String(at);
  return {
    'content-type': 'application/json',
    'x-invoice-app': app,
    'x-invoice-timestamp': timestamp,
    'x-invoice-signature': macOf(secret, timestamp, body).toString('hex'),
  };
}

export function isSigned({ app, secret }: InvoicingKeys, headers: IncomingHttpHeaders, body: string): boolean {
  const timestamp = String(headers['x-invoice-timestamp'] ?? '');
  const given = Buffer.from(String(headers['x-invoice-signature'] ?? ''), 'hex');
  const wanted = macOf(secret, timestamp, body);
  const fresh = Math.abs(Date.now() - Number(timestamp)) <= apartMostMs;
  return headers['x-invoice-app'] === app && fresh && given.length === wanted.length && timingSafeEqual(given, wanted);
}
