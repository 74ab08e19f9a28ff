import { resolve } from 'node:path';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  trustProxy: boolean;
  rateLimit: boolean;
  demo: boolean;
  searchCache: boolean;
  logLevel: string;
};

type Env = Record<string, string | undefined>;

function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT 无效：${text}`);
  return port;
}

const isOff = (text: string | undefined): boolean => ['0', 'off', 'false', 'no'].includes((text ?? '').toLowerCase());

/** The only place that reads the environment. docs/operations.md lists every name. */
export const readConfig = (env: Env): Config => ({
  port: readPort(env.PORT),
  host: env.HOST ?? '0.0.0.0',
  dataDir: resolve(env.DATA_DIR ?? './data'),
  databaseUrl: env.DATABASE_URL || undefined,
  publicUrl: env.PUBLIC_URL || undefined,
  smtpUrl: env.SMTP_URL || undefined,
  mailFrom: env.MAIL_FROM ?? '易购 <no-reply@yigou.invalid>',
  trustProxy: Boolean(env.TRUST_PROXY) && !isOff(env.TRUST_PROXY),
  rateLimit: !isOff(env.RATE_LIMIT),
  demo: !isOff(env.DEMO_DATA),
  searchCache: !isOff(env.SEARCH_CACHE),
  logLevel: env.LOG_LEVEL ?? 'info',
});
