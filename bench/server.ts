import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../apps/server/src/db/client';

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

/** CPU time in ms that a process has used so far; Linux only. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(stat[11]) + Number(stat[12])) * 10;
}

export const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Of all connections of the database but our own. */
export async function databaseCpuMs(database: Database): Promise<number> {
  const { rows } = await database.run(
    "select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  return rows.reduce((sum, row) => {
    try {
      return sum + cpuMs(Number(row.pid));
    } catch {
      return sum;
    }
  }, 0);
}
