import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NotifyHeaders } from './issuing.rules';

/** Both sides sign every message alike: HMAC-SHA256 over the time and the bytes. See docs/invoicing-service.md. */
export type Signing = { app: string; secret: string };

/** How far the clocks may be apart. */
const apartMostMs = 5 * 60_000;

const macOf = (secret: string, timestamp: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest();

export function signed({ app, secret }: Signing, body: Buffer): Record<string, string> {
  const timestamp = String(Date.now());
  return {
    'content-type': 'application/json',
    'x-invoice-app': app,
    'x-invoice-timestamp': timestamp,
    'x-invoice-signature': macOf(secret, timestamp, body).toString('hex'),
  };
}

/** What is wrong with a message; empty: the other side wrote it, just now. */
export function signatureFault({ app, secret }: Signing, headers: NotifyHeaders, body: Buffer): string {
  const [from, timestamp, signature] = ['app', 'timestamp', 'signature'].map((name) =>
    String(headers[`x-invoice-${name}`] ?? ''),
  ) as [string, string, string];
  if (from !== app) return 'app';
  const given = Buffer.from(signature, 'hex');
  const wanted = macOf(secret, timestamp, body);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'signature';
  return Math.abs(Date.now() - Number(timestamp)) <= apartMostMs ? '' : 'stale';
}
