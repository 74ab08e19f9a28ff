import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';

export type OwnProcess = { url: string; end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void> };

const built = (app: 'server' | 'sandbox') => fileURLToPath(new URL(`../../${app}/dist/main.js`, import.meta.url));

async function readyUrl(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = said.match(/^ready (\S+)$/m)?.[1];
    if (url) return url;
  }
  throw new Error(`it ended before it was ready: ${said}`);
}

/** What `npm run build` made, as a process of its own: only such a one can be killed without a word. */
export async function startProcess(app: 'server' | 'sandbox', env: Record<string, string>): Promise<OwnProcess> {
  const child = spawn(process.execPath, [built(app)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = once(child, 'exit');
  const url = await readyUrl(child);
  child.stdout?.resume();
  return {
    url,
    end: async (signal) => {
      child.kill(signal);
      await over;
    },
  };
}

/** A port that stays the same over restarts, as a gateway remembers where to send its notifies. */
export async function ownPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A database that a second process can open too. PostgreSQL only. */
export async function ownDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('template');
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(`${server}/postgres`);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template template_yigou`);
  return { url: `${server}/${name}`, drop: () => run(`drop database ${name} with (force)`) };
}
