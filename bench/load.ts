import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export type Load = { name: string; path: string; bodies: unknown[] };
export type Figures = {
  name: string;
  connections: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
};

const measureMs = 6000;
const warmMs = 1500;

function post(agent: Agent, url: URL, path: string, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { agent, host: url.hostname, port: url.port, method: 'POST', path: `/api/${path}`, headers },
      (response) => {
        let start = '';
        response.on('data', (chunk: Buffer) => {
          if (start === '') start = chunk.subarray(0, 20).toString();
        });
        response.on('end', () => resolve(start.startsWith('{"success":true')));
      },
    );
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sends the bodies in turn over loopback, bounded in time. An answer that is not a success is an error. */
export async function run(base: string, { name, path, bodies }: Load, connections: number): Promise<Figures> {
  const url = new URL(base);
  const texts = bodies.map((body) => JSON.stringify(body));
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const begin = performance.now();
  const measureFrom = begin + warmMs;
  const end = measureFrom + measureMs;
  async function worker() {
    while (performance.now() < end) {
      const body = texts[next++ % texts.length] ?? '{}';
      const start = performance.now();
      const ok = await post(agent, url, path, body);
      if (start < measureFrom) continue;
      times.push(performance.now() - start);
      if (!ok) errors += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
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
