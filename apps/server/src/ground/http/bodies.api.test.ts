import { connect, type Socket } from 'node:net';
import { calls } from '@yigou/contract/calls';
import { consoleCalls } from '@yigou/contract/console';
import { bodyMaxBytesOf, bodyUsualMaxBytes, type CallSpec } from '@yigou/contract/ground/call';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
let port: number;
const open: Socket[] = [];
beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => test.close());

/** The head of a call that says how much will come, and then so much of it. */
function begin(url: string, bytes: number, token = '', sent = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  open.push(socket);
  const session = token ? `authtoken: ${token}\r\n` : '';
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n${session}\r\n${sent}`,
  );
  return socket;
}

const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('}')) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });

const closedCalls = (
  [
    ['/api/', calls],
    ['/api/console/', consoleCalls],
  ] as const
).flatMap(([prefix, table]) =>
  Object.entries<CallSpec>(table)
    .filter(([, spec]) => spec.access !== 'public')
    .map(([path, spec]): [string, CallSpec] => [`${prefix}${path}`, spec]),
);

describe('who may not call is told so before a byte of the body is read', () => {
  it('who has no session, at every call of accounts and operators', async () => {
    expect(closedCalls.length).toBeGreaterThan(200);
    for (const [url, spec] of closedCalls)
      expect(await answerOf(begin(url, bodyMaxBytesOf(spec))), url).toMatch(/"errorCode":"2"/);
  });

  it('who lacks the function, at every call that takes more than the usual', async () => {
    const { token } = await test.logIn('receiver');
    const large = closedCalls.filter(
      ([url, spec]) => bodyMaxBytesOf(spec) > bodyUsualMaxBytes && !url.includes('console'),
    );
    expect(large.map(([url]) => url)).toContain('/api/KamUser/Import');
    for (const [url, spec] of large)
      expect(await answerOf(begin(url, bodyMaxBytesOf(spec), token)), url).toMatch(/"errorCode":"3"/);
  });

  it('no call that anybody may make takes more than the usual', () => {
    const open = [...Object.entries<CallSpec>(calls), ...Object.entries<CallSpec>(consoleCalls)]
      .filter(([, spec]) => spec.access === 'public' && bodyMaxBytesOf(spec) > bodyUsualMaxBytes)
      .map(([path]) => path);
    expect(open).toEqual([]);
  });
});

describe('large bodies', () => {
  const url = '/api/KamUser/ImportPreview';
  const large = 4 * 1024 * 1024;

  it('come two at a time from one person, who keeps nobody else out; whoever leaves makes room', async () => {
    const { token } = await test.logIn('admin');
    const three = [1, 2, 3].map(() => begin(url, large, token, '{'));
    const refused = await Promise.race(three.map(async (socket) => ({ socket, answer: await answerOf(socket) })));
    expect(refused.answer).toMatch(/"errorCode":"7".*同时提交的大文件过多/);
    const [first] = three.filter((socket) => socket !== refused.socket);
    const small = await test.call('KamUser/GetPage', {}, { token });
    expect(small.success).toBe(true);
    const { token: other } = await test.logIn('admin2');
    const rows = JSON.stringify({ rows: [], blank: ' '.repeat(bodyUsualMaxBytes) });
    expect(await answerOf(begin(url, rows.length, other, rows))).toMatch(/"errorCode":"5"/);
    first?.destroy();
    await expect.poll(() => answerOf(begin(url, rows.length, token, rows))).toMatch(/"errorCode":"5"/);
  });
});
