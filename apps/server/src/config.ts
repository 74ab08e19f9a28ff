import { resolve } from 'node:path';
import { readTrust, type Trust } from './http/trust';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  apiDocs: boolean;
  merchantFile: string | undefined;
  sandboxPort: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  trustProxy: Trust;
  rateLimit: boolean;
  demo: boolean;
  searchCache: boolean;
  logLevel: string;
};

type Env = Record<string, string | undefined>;

function readPort(name: string, text: string | undefined, usual: number): number {
  const port = Number(text ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} 无效：${text}`);
  return port;
}

/** A fixed place beside the shop, so that a payment page outlives a restart; with any port for the shop, any port. */
const sandboxBeside = (port: number): number => (port === 0 || port > 65_000 ? 0 : port + 100);

const isOff = (text: string | undefined): boolean => ['0', 'off', 'false', 'no'].includes((text ?? '').toLowerCase());

/** The only place that reads the environment. docs/operations.md lists every name. */
export const readConfig = (env: Env): Config => ({
  port: readPort('PORT', env.PORT, 3000),
  host: env.HOST ?? '0.0.0.0',
  dataDir: resolve(env.DATA_DIR ?? './data'),
  databaseUrl: env.DATABASE_URL || undefined,
  publicUrl: env.PUBLIC_URL || undefined,
  apiDocs: !env.PUBLIC_URL?.startsWith('https:'),
  merchantFile: env.MERCHANT_FILE || undefined,
  sandboxPort: readPort('SANDBOX_PORT', env.SANDBOX_PORT, sandboxBeside(readPort('PORT', env.PORT, 3000))),
  smtpUrl: env.SMTP_URL || undefined,
  mailFrom: env.MAIL_FROM ?? '易购 <no-reply@yigou.invalid>',
  trustProxy: readTrust(env.TRUST_PROXY),
  rateLimit: !isOff(env.RATE_LIMIT),
  demo: !isOff(env.DEMO_DATA),
  searchCache: !isOff(env.SEARCH_CACHE),
  logLevel: env.LOG_LEVEL ?? 'info',
});
