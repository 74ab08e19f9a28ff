import type { CallAnswer, CallInput, CallPath, ErrorCode, Failure, Success } from '@yigou/contract';
import { readCookie } from './cookies';
import { heardTime } from './serverClock';

export const requestTimeoutMs = 50_000;

/** The server answered, and refused. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  constructor(failure: Failure) {
    super(failure.errorMsg);
    this.code = failure.errorCode;
    this.fields = failure.fields ?? {};
  }
}

/** No answer of ours came back. Unless the call was a quiet one, the app has been told and shows it; callers need not. */
export class TransportError extends Error {}

type CallListeners = { onExpired: () => void; onTransportError: (text: string) => void };
let listeners: CallListeners = { onExpired: () => {}, onTransportError: () => {} };

/** The app says once what happens on an expired session and on a broken line. */
export const listenToCalls = (given: CallListeners) => {
  listeners = given;
};

const never = new Promise<never>(() => {});

/** Tells the app of a broken line, once, whoever waits for the work. */
export async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TransportError) listeners.onTransportError(error.message);
    throw error;
  }
}

function faultText(cause: unknown): string {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return '请求超时，请检查网络后重试';
  return '网络连接失败，请检查网络后重试';
}

function tokenHeaders(): Record<string, string> {
  const token = readCookie('token');
  return token ? { authtoken: token, 'X-Token': token } : {};
}

/** Turns a response into the envelope's content, or throws. An expired session neither resolves nor rejects. */
export async function readAnswer<A>(response: Response): Promise<Success<A>> {
  let body: Success<A> | Failure;
  try {
    body = (await response.json()) as Success<A> | Failure;
  } catch {
    throw new TransportError(`服务器暂时无法响应（${response.status}）`);
  }
  if (body.success) return body;
  if (body.errorCode === '2') {
    listeners.onExpired();
    return never;
  }
  if (!response.ok) throw new TransportError(body.errorMsg);
  throw new CallError(body);
}

/** One request, with the token and the time limit. */
export const send = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    ...init,
    headers: { ...init.headers, ...tokenHeaders() },
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).then(
    (response) => {
      heardTime(response.headers.get('date'));
      return response;
    },
    (cause: unknown) => {
      throw new TransportError(faultText(cause));
    },
  );

/** A call whose failure is nobody's business but the caller's. */
export async function quietCall<P extends CallPath>(path: P, input: CallInput<P>): Promise<Success<CallAnswer<P>>> {
  const headers = { 'content-type': 'application/json' };
  return readAnswer<CallAnswer<P>>(await send(`/api/${path}`, { headers, body: JSON.stringify(input) }));
}

export const call = <P extends CallPath>(path: P, input: CallInput<P>) => told(quietCall(path, input));
