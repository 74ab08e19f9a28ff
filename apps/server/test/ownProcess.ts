import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { waitSeconds } from './patience';

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
export function launchProcess(app: 'server' | 'sandbox', env: Record<string, string>) {
  const child = spawn(process.execPath, [built(app)], {
    env: { PATH: process.env.PATH, DATABASE_WAIT: String(waitSeconds), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = once(child, 'exit');
  const ready = readyUrl(child).then((url) => {
    child.stdout?.resume();
    return url;
  });
  return {
    ready,
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      await over;
    },
  };
}

export async function startProcess(app: 'server' | 'sandbox', env: Record<string, string>): Promise<OwnProcess> {
  const { ready, end } = launchProcess(app, env);
  return { url: await ready, end };
}

/**
 * A port that stays the same over restarts, as a gateway remembers where to send its notifies. Not one the system gives
 * away: while the server is dead, somebody's outgoing connection could take it.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
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
