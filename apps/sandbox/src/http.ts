import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

export type Call = {
  method: string;
  /** path with query, exactly as sent: signatures cover it */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Answer = { status: number; headers?: Record<string, string>; body: string };

const bodyLimit = 1024 * 1024;

export async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error('请求过大');
    chunks.push(chunk);
  }
  const target = request.url ?? '/';
  const url = new URL(target, 'http://sandbox');
  return {
    method: request.method ?? 'GET',
    target,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

export const json = (status: number, content: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(content),
});

export const redirect = (location: string): Answer => ({ status: 302, headers: { location }, body: '' });

/** undefined instead of a throw: what a stranger sends need not be JSON. */
export function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
