import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** As the login form does it. */
export const asSent = (password: string): string => createHash('md5').update(password).digest('hex').toUpperCase();

/** argon2id over the MD5 the browser sends: OWASP's second setting (19 MiB, 2 rounds, 1 lane). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashForStore = (passwordHash: string): Promise<string> => hash(passwordHash, options);

export const matchesStored = (stored: string, passwordHash: string): Promise<boolean> => verify(stored, passwordHash);
