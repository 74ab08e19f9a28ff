import { resolve } from 'node:path';
import { yuanToFen } from '@yigou/contract/ground/money';
import { passwordRule, taxNumberRule } from '@yigou/contract/people/accounts.terms';
import { usualWaitSeconds } from './ground/db/postgres';
import { readTrust, type Trust } from './ground/http/trust';
import { usualCacheMb } from './ground/lib/cacheBudget';
import { ConfigError } from './ground/lib/configError';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** In seconds: how long a question waits for a connection or a lock. */
  databaseWait: number;
  publicUrl: string | undefined;
  /** Reached from outside under https: here nothing of a demo may run by accident. */
  production: boolean;
  merchantFile: string | undefined;
  sandbox: boolean;
  sandboxPort: number;
  /** The service that makes invoices; without it the sandbox's, or none. */
  invoiceService: { url: string; app: string; secret: string } | undefined;
  sellerTaxNo: string;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  mailFrom: string;
  /** A demo that sends no mail shows in the shop what it would have sent. */
  mailbox: boolean;
  trustProxy: Trust;
  rateLimit: boolean;
  demo: boolean;
  /** The demo customers have a year behind them. */
  demoPast: boolean;
  /** For the first administrator of the console, where there is nobody yet. */
  operatorPassword: string | undefined;
  /** In 分: a mailed approval link decides about more than this only with a code. */
  approvalCodeFrom: number;
  searchCache: boolean;
  /** For everything that is kept to answer faster and may be dropped, of all companies together. */
  cacheMb: number;
  logLevel: string;
};

type Env = Record<string, string | undefined>;

function readPort(name: string, text: string | undefined, usual: number): number {
  const port = Number(text ?? usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`${name} 无效：${text}`);
  return port;
}

function readSeconds(name: string, text: string | undefined, usual: number): number {
  const seconds = Number(text || usual);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 600) throw new ConfigError(`${name} 无效：${text}`);
  return seconds;
}

const largestCacheMb = 65_536;

function readMegabytes(name: string, text: string | undefined, usual: number): number {
  const megabytes = Number(text || usual);
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > largestCacheMb)
    throw new ConfigError(`${name} 无效：${text}。请写 1 到 ${largestCacheMb} 的整数，单位 MB`);
  return megabytes;
}

/** Given in yuan, kept in 分. */
function readAmount(name: string, text: string | undefined, usual: number): number {
  const yuan = Number(text || usual);
  if (!Number.isFinite(yuan) || yuan < 0) throw new ConfigError(`${name} 无效：${text}`);
  return yuanToFen(yuan);
}

/** A fixed place beside the shop, so that a payment page outlives a restart; with any port for the shop, any port. */
const sandboxBeside = (port: number): number => (port === 0 || port > 65_000 ? 0 : port + 100);

/** Undefined when nothing is said. */
function readSwitch(name: string, text: string | undefined): boolean | undefined {
  if (!text) return undefined;
  if (['1', 'on', 'true', 'yes'].includes(text.toLowerCase())) return true;
  if (['0', 'off', 'false', 'no'].includes(text.toLowerCase())) return false;
  throw new ConfigError(`${name} 无效：${text}。请用 on 或 off`);
}

function readPassword(name: string, text: string | undefined): string | undefined {
  if (text && !passwordRule.ok(text)) throw new ConfigError(`${name} 不合要求：${passwordRule.message}`);
  return text || undefined;
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.host || !['http:', 'https:'].includes(url.protocol)) throw new ConfigError(`PUBLIC_URL 无效：${text}`);
  return text.replace(/\/$/, '');
}

/** The sandbox takes no real money: in production it must be asked for by name. */
function readSandbox(env: Env, production: boolean): boolean {
  const asked = readSwitch('SANDBOX', env.SANDBOX);
  if (env.MERCHANT_FILE) {
    if (asked) throw new ConfigError('MERCHANT_FILE 与 SANDBOX=on 只能选一个');
    return false;
  }
  if (asked ?? !production) return true;
  throw new ConfigError(
    production && asked === undefined
      ? 'PUBLIC_URL 是 https 地址，却没有商户密钥：请用 MERCHANT_FILE 指明密钥文件；只是试用，请明确设置 SANDBOX=on（不会产生真实扣款）'
      : '沙箱已关闭，请用 MERCHANT_FILE 指明商户密钥文件',
  );
}

/** All three or none of them. */
function readInvoiceService(env: Env): Config['invoiceService'] {
  const { INVOICE_SERVICE_URL: url, INVOICE_SERVICE_APP: app, INVOICE_SERVICE_SECRET: secret } = env;
  if (!url && !app && !secret) return undefined;
  if (!url || !app || !secret)
    throw new ConfigError('INVOICE_SERVICE_URL、INVOICE_SERVICE_APP、INVOICE_SERVICE_SECRET 须一起设置');
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url)) throw new ConfigError(`INVOICE_SERVICE_URL 无效：${url}`);
  return { url: url.replace(/\/$/, ''), app, secret };
}

/** What stands for the demo's seller on its invoices. */
export const demoTaxNo = '91310000MA1FL8TQ36';

function readSellerTaxNo(text: string | undefined, production: boolean): string {
  if (text && !taxNumberRule.ok(text)) throw new ConfigError(`SELLER_TAX_NO 无效：${text}`);
  return text || (production ? '' : demoTaxNo);
}

/** The only place that reads the environment. docs/operations.md lists every name. */
export function readConfig(env: Env): Config {
  const port = readPort('PORT', env.PORT, 3000);
  const publicUrl = readPublicUrl(env.PUBLIC_URL);
  const production = publicUrl?.startsWith('https:') ?? false;
  const demo = readSwitch('DEMO_DATA', env.DEMO_DATA) ?? (!env.DATABASE_URL && !production);
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseWait: readSeconds('DATABASE_WAIT', env.DATABASE_WAIT, usualWaitSeconds),
    publicUrl,
    production,
    merchantFile: env.MERCHANT_FILE || undefined,
    sandbox: readSandbox(env, production),
    sandboxPort: readPort('SANDBOX_PORT', env.SANDBOX_PORT, sandboxBeside(port)),
    invoiceService: readInvoiceService(env),
    sellerTaxNo: readSellerTaxNo(env.SELLER_TAX_NO, production),
    smtpUrl: env.SMTP_URL || undefined,
    smsUrl: env.SMS_URL || undefined,
    mailFrom: env.MAIL_FROM ?? '易购 <no-reply@yigou.invalid>',
    trustProxy: readTrust(env.TRUST_PROXY),
    rateLimit: readSwitch('RATE_LIMIT', env.RATE_LIMIT) ?? true,
    demo,
    demoPast: readSwitch('DEMO_PAST', env.DEMO_PAST) ?? true,
    mailbox: demo && !production && !env.SMTP_URL,
    operatorPassword: readPassword('OPERATOR_PASSWORD', env.OPERATOR_PASSWORD),
    approvalCodeFrom: readAmount('APPROVAL_CODE_FROM', env.APPROVAL_CODE_FROM, 50_000),
    searchCache: readSwitch('SEARCH_CACHE', env.SEARCH_CACHE) ?? true,
    cacheMb: readMegabytes('CACHE_MB', env.CACHE_MB, usualCacheMb),
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}
