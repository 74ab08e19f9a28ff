import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAlipayGateway } from './alipay';
import { alipayWriter, returnAddress } from './alipay.notices';
import { createControl, type Order, type Outcome } from './control';
import { noFaults } from './faults';
import { writeWhole } from './files';
import { type Answer, type Call, json, readCall, redirect, send } from './http';
import { createInvoicing } from './invoicing';
import { type Keys, loadKeys } from './keys';
import { createNotices } from './notices';
import { errorPage, indexPage, payPage, resultPage } from './pages';
import { openStore } from './store';
import { createTrades } from './trades';
import { createWechatGateway } from './wechat';
import { wechatWriter } from './wechat.notices';

export type { Order, Outcome } from './control';

type SandboxOptions = {
  folder: string;
  port: number;
  /** where buyers' browsers reach it, when that is not the loopback address */
  publicUrl?: string;
  /** the pause before the second try of a notify; it doubles from there */
  notifyPauseMs?: number;
  /** the clock of trades (expiry, times of payment); signatures always carry the real time */
  now?: () => Date;
};

type SandboxAlipay = {
  appId: string;
  privateKey: string;
  alipayPublicKey: string;
  gateway: string;
  pageGateway: string;
};

type SandboxWechat = {
  appId: string;
  mchid: string;
  serialNo: string;
  privateKey: string;
  apiV3Key: string;
  platformKeys: Record<string, string>;
  baseUrl: string;
};

/** The service that makes invoices: docs/invoicing-service.md. */
type SandboxInvoicing = { url: string; app: string; secret: string };

export type Sandbox = {
  url: string;
  alipay: SandboxAlipay;
  wechat: SandboxWechat;
  invoicing: SandboxInvoicing;
  /** what a phone would open after scanning this code */
  phoneUrl: (codeUrl: string) => string;
  control: (order: Order) => Promise<Outcome>;
  stop: () => Promise<void>;
};

const merchantOf = (keys: Keys, url: string, publicUrl: string) => ({
  alipay: {
    appId: keys.alipay.appId,
    privateKey: keys.alipay.merchant.privateKey,
    alipayPublicKey: keys.alipay.gateway.publicKey,
    gateway: `${url}/gateway.do`,
    pageGateway: `${publicUrl}/gateway.do`,
  },
  wechat: {
    appId: keys.wechat.appId,
    mchid: keys.wechat.mchid,
    serialNo: keys.wechat.serialNo,
    privateKey: keys.wechat.merchant.privateKey,
    apiV3Key: keys.wechat.apiV3Key,
    platformKeys: { [keys.wechat.publicKeyId]: keys.wechat.gateway.publicKey },
    baseUrl: url,
  },
});

/** The gateways behind one small router; knows nothing of sockets. */
async function assemble({ folder, notifyPauseMs = 5000, now = () => new Date() }: SandboxOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = await loadKeys(folder);
  const store = openStore(folder);
  const faults = noFaults();
  const writers = { alipay: alipayWriter(keys.alipay), wechat: wechatWriter(keys.wechat) };
  const notices = createNotices(store, faults, (trade) => writers[trade.channel], notifyPauseMs);
  const trades = createTrades(store, faults, now, notices.announce);
  const alipay = createAlipayGateway(keys.alipay, store, trades, faults);
  const wechat = createWechatGateway(keys.wechat, store, trades, faults);
  const invoicing = createInvoicing(folder, faults, now, notifyPauseMs);
  const openAddress = (address: string) =>
    address.startsWith('weixin:') ? wechat.scan(address) : alipay.openPage(address);
  const control = createControl({ faults, store, trades, notices, invoicing, openAddress });

  function choose(call: Call): Answer {
    const form = new URLSearchParams(call.body);
    const trade = store.findByToken(form.get('token') ?? '');
    if (!trade) return errorPage('交易不存在');
    if (form.get('choice') !== 'pay') return resultPage(trade, '您已拒绝付款', '没有扣款，到期之前可以重新付款。');
    if (!trades.pay(trade)) return errorPage(trade.state === 'paid' ? '交易已被支付' : '交易已关闭或已超时，不能付款');
    if (trade.returnUrl) return redirect(returnAddress(trade, keys.alipay));
    return resultPage(trade, '付款成功', '可以关闭此页，回到电脑上继续。');
  }

  function scanned(call: Call): Answer {
    const trade = wechat.scan(call.query.get('code_url') ?? '');
    return typeof trade === 'string' ? errorPage(trade, '../') : payPage(trade, '../pay');
  }

  async function answer(call: Call): Promise<Answer> {
    if (call.path === '/control' && call.method === 'POST') return control.answer(call);
    if (call.path === '/gateway.do') return alipay.answer(call);
    if (call.path.startsWith('/v3/')) return wechat.answer(call);
    if (call.path.startsWith('/invoicing/') && call.method === 'POST') return invoicing.answer(call);
    if (call.path === '/wechat/pay' && call.method === 'GET') return scanned(call);
    if (call.path === '/pay' && call.method === 'POST') return choose(call);
    if (call.path === '/' && call.method === 'GET') return indexPage(store.all(), trades.isExpired);
    return errorPage('没有这个页面');
  }

  return { keys, faults, notices, invoicing, control, answer };
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { keys, faults, notices, invoicing, control, answer } = await assemble(options);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request);
    if (call.path !== '/control') {
      if (faults.delayMs) await pause(faults.delayMs);
      if (Date.now() < faults.downUntil) {
        if (faults.refuse) return request.socket.destroy();
        return send(response, { status: 503, body: '沙箱按要求停机' });
      }
    }
    send(response, await answer(call));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      if (!response.headersSent) send(response, json(500, { code: 'SYSTEM_ERROR', message: String(cause) }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publicUrl = options.publicUrl ?? url;
  const merchant = merchantOf(keys, url, publicUrl);
  writeWhole(join(options.folder, 'merchant.json'), merchant);
  notices.resume();

  return {
    url,
    ...merchant,
    invoicing: { url: `${url}/invoicing`, ...invoicing.keys },
    phoneUrl: (codeUrl) => `${publicUrl}/wechat/pay?code_url=${encodeURIComponent(codeUrl)}`,
    control: control.obey,
    stop: async () => {
      notices.stop();
      invoicing.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
