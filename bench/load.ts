import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export type Load = { name: string; path: string; bodies: unknown[]; token?: string };
export type Figures = {
  name: string;
  connections: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
};

/** Of one row, in the order of its columns. */
export const figureColumns = ['场景', '连接', '次/秒', 'p50 ms', 'p95 ms', 'p99 ms'];
export const costColumns = ['服务器 CPU ms/次', '数据库 CPU ms/次', '内存 MB', '错误'];

export const figureCells = ({ name, connections, perSecond, p50, p95, p99 }: Figures) => [
  name,
  connections,
  perSecond.toFixed(perSecond < 20 ? 1 : 0),
  p50.toFixed(2),
  p95.toFixed(2),
  p99.toFixed(2),
];

const measureMs = 6000;
const warmMs = 1500;

/** The body of the answer; empty when the connection broke. */
export function post(agent: Agent, base: string, path: string, body: string, token = ''): Promise<string> {
  const url = new URL(base);
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authtoken: token }),
    };
    const sent = request(
      { agent, host: url.hostname, port: url.port, method: 'POST', path: `/api/${path}`, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      },
    );
    sent.on('error', () => resolve(''));
    sent.end(body);
  });
}

export const succeeded = (answer: string): boolean => answer.startsWith('{"success":true');

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const connect = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections });

/** So many workers do it again and again, bounded in time. A task that says false is an error. */
export const repeat = (
  name: string,
  connections: number,
  task: (worker: number) => Promise<boolean>,
): Promise<Figures> => repeatPrepared(name, connections, async (worker) => worker, task);

/** The same, where each time something has to be made ready first that is not measured. */
export async function repeatPrepared<T>(
  name: string,
  connections: number,
  prepare: (worker: number) => Promise<T>,
  task: (ready: T) => Promise<boolean>,
): Promise<Figures> {
  const times: number[] = [];
  let errors = 0;
  const measureFrom = performance.now() + warmMs;
  const end = measureFrom + measureMs;
  async function work(worker: number) {
    while (performance.now() < end) {
      const ready = await prepare(worker);
      const start = performance.now();
      const ok = await task(ready);
      if (start < measureFrom) continue;
      times.push(performance.now() - start);
      if (!ok) errors += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)));
  const sorted = Float64Array.from(times).sort();
  return {
    name,
    connections,
    perSecond: (times.length * 1000) / measureMs,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    errors,
  };
}

/** Sends the bodies in turn over loopback. */
export async function run(base: string, { name, path, bodies, token }: Load, connections: number): Promise<Figures> {
  const texts = bodies.map((body) => JSON.stringify(body));
  const agent = connect(connections);
  let next = 0;
  const figures = await repeat(name, connections, async () =>
    succeeded(await post(agent, base, path, texts[next++ % texts.length] ?? '{}', token)),
  );
  agent.destroy();
  return figures;
}
