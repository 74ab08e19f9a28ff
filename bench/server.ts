import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../apps/server/src/ground/db/client';

export const say = (line: string) => process.stdout.write(`${line}\n`);

export const machine = (): string =>
  `机器：${cpus()[0]?.model} × ${cpus().length}，内存 ${Math.round(totalmem() / 2 ** 30)} GB，Node ${process.version}，PostgreSQL 18（同机），一个服务器进程，负载来自同机另一进程`;

export type Server = { url: string; pid: number; stop: () => Promise<void> };

/** The built server, as `npm start` runs it. */
export async function startServer(databaseUrl: string, more: Record<string, string> = {}): Promise<Server> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'yigou-bench-')),
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'on',
    DEMO_PAST: 'off',
    ...more,
  };
  const child: ChildProcess = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const ready = /ready (http\S+)/.exec(String(chunk))?.[1];
      if (ready) resolve(ready);
    });
    child.on('exit', (code) => reject(new Error(`server ended with ${code}`)));
  });
  process.on('exit', () => child.kill());
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** A tick is 10 ms. */
const ticks = (stat: string[], ...fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field]) * 10, 0);

/** CPU time in ms that a process has used so far; Linux only. */
export const cpuMs = (pid: number): number => ticks(statOf(pid), 11, 12);

export const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Of the database with all its processes, those that have ended included. */
export async function databaseCpuMs(database: Database): Promise<number> {
  const { rows } = await database.run('select pg_backend_pid() as pid');
  const [, head = ''] = statOf(Number(rows[0]?.pid));
  const living = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid));
  return living.reduce(
    (sum, pid) => {
      try {
        const stat = statOf(pid);
        return stat[1] === head ? sum + ticks(stat, 11, 12) : sum;
      } catch {
        // It ended while we looked.
        return sum;
      }
    },
    ticks(statOf(head), 11, 12, 13, 14),
  );
}
