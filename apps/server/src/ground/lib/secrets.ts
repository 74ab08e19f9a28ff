import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that nobody can guess; what is stored is only their hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
