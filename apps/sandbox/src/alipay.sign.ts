import type { AlipayKeys } from './keys';
import { signRsa, verifyRsa } from './keys';

type Fields = Record<string, string>;

const joined = (fields: Fields, left: string[]): string =>
  Object.keys(fields)
    .filter((key) => !left.includes(key) && fields[key] !== '')
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('&');

/** A request is signed over everything but `sign`. */
export const isSignedByMerchant = (fields: Fields, keys: AlipayKeys): boolean =>
  verifyRsa(joined(fields, ['sign']), fields.sign ?? '', keys.merchant.publicKey);

/** A notify, and what travels back to return_url, is signed over everything but `sign` and `sign_type`. */
export const signFields = (fields: Fields, privateKey: string): Fields => ({
  ...fields,
  sign: signRsa(joined(fields, ['sign', 'sign_type']), privateKey),
});

/** The signature covers the very characters of the inner object, so it is written once and pasted in. */
export function signedAnswer(method: string, content: Record<string, unknown>, keys: AlipayKeys): string {
  const inner = JSON.stringify(content);
  const sign = signRsa(inner, keys.gateway.privateKey);
  return `{"${method.replaceAll('.', '_')}_response":${inner},"sign":"${sign}"}`;
}
