import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { cutSlowBodies, isTooSlow } from './slowBodies';

it.each([
  [0, 10_000, 0, false],
  [0, 10_001, 0, true],
  [60_000, 10_001, 0, true],
  [1_000_000, 10_001, 0, false],
  [1_000_000, 200_000, 0, true],
  [4_000_000, 20_000, 10_000, false],
  [4_000_000, 20_000, 10_001, true],
])('%i bytes in %i ms, the last of them %i ms ago: too slow is %s', (bytes, ms, silentMs, slow) => {
  expect(isTooSlow(bytes, ms, silentMs)).toBe(slow);
});

it('cuts a body that does not come, and no other', async () => {
  const app = Fastify();
  let time = 0;
  const watch = cutSlowBodies(app, () => time);
  app.post('/', async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const begin = (body: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n${body}`);
    const heard = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.endsWith('read')) resolve(text);
      });
      socket.on('close', () => resolve(text));
    });
    return { socket, heard };
  };
  const stalled = begin('half');
  expect(await begin('all of it').heard).toMatch(/read$/);
  await expect.poll(watch.count).toBe(1);
  watch.look();
  expect(watch.count()).toBe(1);
  time = 10_001;
  watch.look();
  expect(await stalled.heard).toMatch(/^HTTP\/1.1 408/);
  expect(watch.count()).toBe(0);
  await app.close();
});
