import { createHash, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** As the login form does it. */
export const asSent = (password: string): string => createHash('md5').update(password).digest('hex').toUpperCase();

/** argon2id over the MD5 the browser sends: OWASP's second setting (19 MiB, 2 rounds, 1 lane). */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashForStore = (passwordHash: string): Promise<string> => hash(passwordHash, passwordCost);

/** One that is set comes as it was typed; the login will send its MD5. */
export const hashNewPassword = (password: string): Promise<string> => hashForStore(asSent(password));

export const matchesStored = (stored: string, passwordHash: string): Promise<boolean> => verify(stored, passwordHash);

/** Without signs that look alike on paper. */
const signs = {
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  lower: 'abcdefghijkmnpqrstuvwxyz',
  digit: '23456789',
  other: '@#%+=',
};
const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/** A password that keeps the rule, to be handed over and changed at the first login. */
export function newPassword(): string {
  const { upper, lower, digit, other } = signs;
  const any = Array.from({ length: 8 }, () => pick(upper + lower + digit));
  return [pick(upper), pick(lower), ...any, pick(other), pick(digit)].join('');
}

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
