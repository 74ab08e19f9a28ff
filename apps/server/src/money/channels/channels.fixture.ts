import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '@yigou/sandbox';
import { vi } from 'vitest';
import { patiently } from '../../../test/patience';
import type { NotifyHeaders, PayRequest } from './channels.rules';
import { type Channels, createChannels } from './channels.service';

export type Letter = { path: string; headers: NotifyHeaders; body: Buffer };

async function bytesOf(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stands where the shop's notify addresses would be, and keeps every byte. */
async function startReceiver() {
  const letters: Letter[] = [];
  const mood = { deaf: false };
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    letters.push({ path: request.url ?? '', headers: request.headers, body });
    if (mood.deaf) response.writeHead(500).end('fail');
    else response.end('success');
  });
  return { url: await listen(server), letters, mood, stop: () => server.close() };
}

/** Between us and the gateway, changing what the gateway says. */
export async function startMeddler(target: string, meddle: (text: string) => string) {
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await bytesOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
    ) as Record<string, string>;
    const method = request.method ?? 'GET';
    const answer = await fetch(target + request.url, { method, headers, ...(method === 'POST' && { body }) });
    const text = meddle(await answer.text());
    const passed = [...answer.headers].filter(([name]) => name.startsWith('wechatpay-') || name === 'content-type');
    response.writeHead(answer.status, Object.fromEntries(passed)).end(text);
  });
  return { url: await listen(server), stop: () => server.close() };
}

let lastNumber = 0;
export const payRequest = (changes: Partial<PayRequest> = {}): PayRequest => {
  lastNumber += 1;
  return {
    outTradeNo: `P20261115${String(lastNumber).padStart(8, '0')}`,
    subject: '得力 A4 复印纸 & 5 包/箱 等 3 件',
    amount: 1_234_509,
    expiresAt: new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000),
    returnUrl: 'http://127.0.0.1/#/paySuccess?orderNo=1',
    ...changes,
  };
};

export type World = {
  sandbox: Sandbox;
  channels: Channels;
  /** Alipay's own private key, to sign what no gateway would send */
  gatewayKey: string;
  letters: Letter[];
  /** The receiver answers 500 while deaf. */
  mood: { deaf: boolean };
  /** Waits for the n-th notify about this number, whatever else arrives. */
  letter: (path: '/alipay' | '/wechat', nth: number) => Promise<Letter>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** RSA keys take a second to make: the worlds of one test file share theirs, unless one asks for its own. */
let sharedKeys = '';

export async function startWorld({ ownKeys = false } = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-sandbox-'));
  const keysFile = join(folder, 'keys.json');
  if (sharedKeys && !ownKeys) writeFileSync(keysFile, sharedKeys);
  const receiver = await startReceiver();
  const start = () => startSandbox({ folder, port: 0, notifyPauseMs: 20 });
  const connect = (sandbox: Sandbox) =>
    createChannels({
      alipay: { ...sandbox.alipay, notifyUrl: `${receiver.url}/alipay` },
      wechat: { ...sandbox.wechat, notifyUrl: `${receiver.url}/wechat` },
    });
  const sandbox = await start();
  const keys = readFileSync(keysFile, 'utf8');
  if (!ownKeys) sharedKeys = keys;
  const world: World = {
    sandbox,
    channels: connect(sandbox),
    gatewayKey: (JSON.parse(keys) as { alipay: { gateway: { privateKey: string } } }).alipay.gateway.privateKey,
    letters: receiver.letters,
    mood: receiver.mood,
    letter: (path, nth) =>
      vi.waitFor(() => {
        const found = receiver.letters.filter((each) => each.path === path)[nth];
        if (!found) throw new Error(`no notify ${nth} at ${path}`);
        return found;
      }, patiently),
    restart: async () => {
      await world.sandbox.stop();
      world.sandbox = await start();
      world.channels = connect(world.sandbox);
    },
    stop: async () => {
      await world.sandbox.stop();
      receiver.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return world;
}
