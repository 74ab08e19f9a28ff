import { createCipheriv, randomBytes } from 'node:crypto';
import type { Call } from './http';
import { signRsa, verifyRsa, type WechatKeys } from './keys';

const schema = 'WECHATPAY2-SHA256-RSA2048';
const clockSkewSeconds = 300;

const now = (): number => Math.floor(Date.now() / 1000);

export function isSignedByMerchant(call: Call, keys: WechatKeys): boolean {
  const [type, ...rest] = (call.headers.authorization ?? '').split(' ');
  const parts = Object.fromEntries(
    [...rest.join(' ').matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (type !== schema || parts.mchid !== keys.mchid || parts.serial_no !== keys.serialNo) return false;
  if (!(Math.abs(now() - Number(parts.timestamp)) <= clockSkewSeconds)) return false;
  const text = `${call.method}\n${call.target}\n${parts.timestamp}\n${parts.nonce_str}\n${call.body}\n`;
  return verifyRsa(text, parts.signature ?? '', keys.merchant.publicKey);
}

/** The headers that vouch for a body, on an answer and on a notify alike. */
export function signatureHeaders(body: string, keys: WechatKeys, timestamp = now()): Record<string, string> {
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': String(timestamp),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': keys.publicKeyId,
    'wechatpay-signature-type': schema,
    'wechatpay-signature': signRsa(`${timestamp}\n${nonce}\n${body}\n`, keys.gateway.privateKey),
  };
}

export function encrypt(content: unknown, originalType: string, apiV3Key: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(originalType));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: originalType,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    associated_data: originalType,
    nonce,
  };
}
