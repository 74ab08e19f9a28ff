import { createSign, createVerify, generateKeyPair, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeWhole } from './files';

type KeyPair = { publicKey: string; privateKey: string };

export type AlipayKeys = { appId: string; sellerId: string; gateway: KeyPair; merchant: KeyPair };
export type WechatKeys = {
  appId: string;
  mchid: string;
  /** of the merchant's certificate, named in every request */
  serialNo: string;
  /** 微信支付公钥 ID, named in every answer and notify */
  publicKeyId: string;
  apiV3Key: string;
  gateway: KeyPair;
  merchant: KeyPair;
};
export type Keys = { alipay: AlipayKeys; wechat: WechatKeys };

export const randomDigits = (length: number): string =>
  Array.from(randomBytes(length), (byte) => String(byte % 10)).join('');

export const signRsa = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

export const verifyRsa = (text: string, signature: string, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');

const newPair = (): Promise<KeyPair> =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

async function newKeys(): Promise<Keys> {
  const [alipay, alipayMerchant, wechat, wechatMerchant] = await Promise.all([
    newPair(),
    newPair(),
    newPair(),
    newPair(),
  ]);
  return {
    alipay: {
      appId: `9021${randomDigits(12)}`,
      sellerId: `2088${randomDigits(12)}`,
      gateway: alipay,
      merchant: alipayMerchant,
    },
    wechat: {
      appId: `wx${randomBytes(8).toString('hex')}`,
      mchid: `19${randomDigits(8)}`,
      serialNo: randomBytes(20).toString('hex').toUpperCase(),
      publicKeyId: `PUB_KEY_ID_0${randomDigits(31)}`,
      apiV3Key: randomBytes(16).toString('hex'),
      gateway: wechat,
      merchant: wechatMerchant,
    },
  };
}

/** Made once: a restart must still understand what was signed before it. */
export async function loadKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  const keys = await newKeys();
  writeWhole(file, keys);
  return keys;
}
