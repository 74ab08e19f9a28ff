import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@yigou/sandbox';
import { z } from 'zod';
import { invoiceNotifyPath } from './books/invoices/invoiceNotify.routes';
import type { InvoiceTools } from './books/invoices/invoices.routes';
import { createIssuers } from './books/invoices/issuing.service';
import type { Config } from './config';
import { ConfigError } from './ground/lib/configError';
import { createChannels } from './money/channels/channels.service';
import type { GatewayTools } from './money/payments/payments.service';

const pem = z.string().includes('-----BEGIN');

/** The keys of a merchant, as docs/operations.md describes the file. */
const Merchant = z.object({
  alipay: z.object({
    appId: z.string().min(1),
    privateKey: pem,
    alipayPublicKey: pem,
    gateway: z.url().default('https://openapi.alipay.com/gateway.do'),
    pageGateway: z.url().optional(),
  }),
  wechat: z.object({
    appId: z.string().min(1),
    mchid: z.string().min(1),
    serialNo: z.string().min(1),
    privateKey: pem,
    apiV3Key: z.string().length(32),
    platformKeys: z.record(z.string(), pem),
    baseUrl: z.url().default('https://api.mch.weixin.qq.com'),
  }),
});

function readMerchant(file: string) {
  const parsed = Merchant.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new ConfigError(`商户配置 ${file} 不完整：${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export type Gateways = { tools: GatewayTools; invoicing: InvoiceTools; sandboxUrl: string; stop: () => Promise<void> };

/** The merchant's gateways, or a sandbox on this machine that speaks the same protocols. */
export async function openGateways(config: Config, addresses: { shop: () => string; own: () => string }) {
  const sandbox = config.sandbox
    ? await startSandbox({ folder: join(config.dataDir, 'sandbox'), port: config.sandboxPort })
    : undefined;
  const { alipay, wechat } = sandbox ?? readMerchant(config.merchantFile ?? '');
  // A real gateway comes over the public address; the sandbox lives on this machine.
  const notify = () => (sandbox || !config.publicUrl ? addresses.own() : config.publicUrl);
  const channels = createChannels({
    alipay: {
      ...alipay,
      get notifyUrl() {
        return `${notify()}/notify/alipay`;
      },
    },
    wechat: {
      ...wechat,
      get notifyUrl() {
        return `${notify()}/notify/wechat`;
      },
    },
  });
  const tools: GatewayTools = {
    channels,
    shopUrl: addresses.shop,
    phoneUrl: sandbox?.phoneUrl,
  };
  const service = config.invoiceService ?? sandbox?.invoicing;
  const issuers = createIssuers(
    service && {
      ...service,
      get notifyUrl() {
        return `${config.invoiceService && config.publicUrl ? config.publicUrl : addresses.own()}${invoiceNotifyPath}`;
      },
    },
  );
  const invoicing = { issuers, seller: { taxNo: config.sellerTaxNo } };
  return { tools, invoicing, sandboxUrl: sandbox?.url ?? '', stop: async () => sandbox?.stop() } satisfies Gateways;
}
