import { createDecipheriv, createPublicKey, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import { type NotifyHeaders, NotifyRefused } from './channels.rules';

const schema = 'WECHATPAY2-SHA256-RSA2048';
const freshForSeconds = 300;
const tagBytes = 16;

export type Merchant = { mchid: string; serialNo: string; privateKey: string };

export function authorization(merchant: Merchant, method: string, target: string, body: string): string {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createSign('RSA-SHA256')
    .update(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(merchant.privateKey, 'base64');
  return (
    `${schema} mchid="${merchant.mchid}",nonce_str="${nonce}",signature="${signature}",` +
    `timestamp="${timestamp}",serial_no="${merchant.serialNo}"`
  );
}

/** serial → key: a 微信支付公钥 by its PUB_KEY_ID_…, a platform certificate by its serial number. */
export const readPlatformKeys = (keys: Record<string, string>): Map<string, KeyObject> =>
  new Map(Object.entries(keys).map(([serial, pem]) => [serial, createPublicKey(pem)]));

/** Answers and notifies are signed alike. Throws NotifyRefused. */
export function checkSignature(headers: NotifyHeaders, body: Buffer, keys: Map<string, KeyObject>): void {
  const read = (name: string): string => {
    const value = headers[`wechatpay-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const signature = read('signature');
  const key = keys.get(read('serial'));
  // WeChat sends wrong signatures with this prefix now and then, to see whether we look: they must fail.
  if (!signature || signature.startsWith('WECHATPAY/SIGNTEST/') || !key) throw new NotifyRefused('signature');
  const age = Math.abs(Date.now() / 1000 - Number(read('timestamp') || Number.NaN));
  if (!(age <= freshForSeconds)) throw new NotifyRefused('stale');
  const verifier = createVerify('RSA-SHA256')
    .update(`${read('timestamp')}\n${read('nonce')}\n`)
    .update(body)
    .update('\n');
  if (!verifier.verify(key, signature, 'base64')) throw new NotifyRefused('signature');
}

export type Sealed = { algorithm?: unknown; ciphertext?: unknown; associated_data?: unknown; nonce?: unknown };

export function decrypt(sealed: Sealed, apiV3Key: string): Record<string, unknown> {
  try {
    if (sealed.algorithm !== 'AEAD_AES_256_GCM') throw new Error('unknown algorithm');
    const bytes = Buffer.from(String(sealed.ciphertext), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', apiV3Key, String(sealed.nonce), { authTagLength: tagBytes })
      .setAAD(Buffer.from(String(sealed.associated_data ?? '')))
      .setAuthTag(bytes.subarray(-tagBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    return JSON.parse(plain.toString('utf8')) as Record<string, unknown>;
  } catch {
    throw new NotifyRefused('unreadable');
  }
}
