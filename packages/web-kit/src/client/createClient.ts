import type { AnswerOf, CallSpec, InputOf } from '@yigou/contract/ground/call';
import type { Failure, Success } from '@yigou/contract/ground/envelope';
import { CallError, TransportError } from './callErrors';
import { readCookie } from './cookies';
import { jsonBody, timedPost } from './jsonPost';
import { noteServerTime } from './serverClock';

/** Path → what goes in and what comes back. */
export type CallTable = Record<string, Pick<CallSpec, 'input' | 'answer'>>;

type ClientOptions = {
  prefix: string;
  tokenCookie: string;
  /** Asked by everybody alike: the token stays at home. */
  tokenless?: readonly string[];
  /** The answer to a call that was sent already. */
  takeEarly?: (url: string, body: string, token: string) => Promise<Response> | undefined;
};
type CallListeners = { onExpired: () => void; onTransportError: (text: string) => void };

const never = new Promise<never>(() => {});

function faultText(cause: unknown): string {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return '请求超时，请检查网络后重试';
  return '网络连接失败，请检查网络后重试';
}

/** One app's line to the server: its own table of calls, under its own prefix, with the token of its own cookie. */
export function createClient<T extends CallTable>({ prefix, tokenCookie, tokenless = [], takeEarly }: ClientOptions) {
  type Path = keyof T & string;
  let listeners: CallListeners = { onExpired: () => {}, onTransportError: () => {} };

  /** The app says once what happens on an expired session and on a broken line. */
  const listen = (given: CallListeners) => {
    listeners = given;
  };

  const heard = (sent: Promise<Response>): Promise<Response> =>
    sent.then(
      (response) => {
        noteServerTime(response.headers.get('date'));
        return response;
      },
      (cause: unknown) => {
        throw new TransportError(faultText(cause));
      },
    );

  /** One request, with the token and the time limit. */
  const send = (url: string, init: RequestInit, token = readCookie(tokenCookie)): Promise<Response> =>
    heard(fetch(url, timedPost(init, token)));

  function sendJson(path: Path, body: string): Promise<Response> {
    const url = `${prefix}${path}`;
    const token = tokenless.includes(path) ? '' : readCookie(tokenCookie);
    const early = takeEarly?.(url, body, token);
    return early ? heard(early) : send(url, jsonBody(body), token);
  }

  /** Turns a response into the envelope's content, or throws. An expired session neither resolves nor rejects. */
  async function readAnswer<A>(response: Response): Promise<Success<A>> {
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

  /** Tells the app of a broken line, once, whoever waits for the work. */
  async function reported<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof TransportError) listeners.onTransportError(error.message);
      throw error;
    }
  }

  /** A call whose failure is nobody's business but the caller's. */
  async function quietCall<P extends Path>(path: P, input: InputOf<T[P]>): Promise<Success<AnswerOf<T[P]>>> {
    return readAnswer<AnswerOf<T[P]>>(await sendJson(path, JSON.stringify(input)));
  }

  const call = <P extends Path>(path: P, input: InputOf<T[P]>) => reported(quietCall(path, input));

  return { call, quietCall, listen, send, readAnswer, reported };
}

export type Client<T extends CallTable> = ReturnType<typeof createClient<T>>;
