import { randomInt } from 'node:crypto';
import type { CallPath } from '@yigou/contract/calls';
import { expect, vi } from 'vitest';
import { ownPort, startProcess } from './ownProcess';
import { patiently } from './patience';
import type { TestApp } from './testApp';

/** The built server as a process of its own that is killed without a word, and comes back at the same address. */
export async function mortalShop(env: Record<string, string>) {
  const port = await ownPort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProcess('server', {
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    });
  /** The server, or the promise of its next life. */
  let server = start();
  await server;
  let answered = 0;
  /** Like a browser that sends the same again when the line breaks, until somebody answers. */
  async function call(path: CallPath, input: unknown, who: { token?: string } = {}): Promise<unknown> {
    for (;;) {
      await server;
      try {
        const headers = { 'content-type': 'application/json', authtoken: who.token ?? '' };
        const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
        const body = (await answer.json()) as { errorCode: string };
        expect([path, answer.status, body.errorCode === '9']).toEqual([path, 200, false]);
        answered += 1;
        return body;
      } catch (cause) {
        if (!(cause instanceof TypeError)) throw cause;
      }
    }
  }
  return {
    url,
    call: call as TestApp['call'],
    /** Kills it so many times, each time after between `least` and `most` answers more; for as long as `goesOn`. */
    storm: async (killings: number, [least, most]: readonly [number, number], goesOn: () => boolean) => {
      for (let round = 0; round < killings && goesOn(); round += 1) {
        const alive = await server;
        const enough = answered + randomInt(least, most);
        const waited = { ...patiently, interval: randomInt(1, 20) };
        await vi.waitFor(() => expect(!goesOn() || answered > enough).toBe(true), waited);
        server = alive.end('SIGKILL').then(start);
        await server;
      }
    },
    // One that did not start has ended already.
    end: (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
      server.then(
        (alive) => alive.end(signal),
        () => {},
      ),
  };
}
