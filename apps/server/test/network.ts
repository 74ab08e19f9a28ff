import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Network = {
  /** The server behind it, as it is reached through this network. */
  url: string;
  /** Lines stay open, new ones are taken, and no byte arrives any more, in either direction. */
  swallow: () => void;
  /** Lines are cut, new ones refused. */
  stop: () => Promise<void>;
  /** Whatever was done to it is over; what was lost stays lost. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
};

/** A line of its own to a server, which can fail the way networks do. */
export async function openNetwork(serverUrl: string): Promise<Network> {
  const target = new URL(serverUrl);
  const lines = new Set<Socket>();
  let swallowing = false;

  const carry = (from: Socket, to: Socket, line: { dead: boolean }) => {
    lines.add(from);
    from.on('data', (bytes) => {
      // A line that has lost a byte never speaks again: no network leaves a hole and goes on behind it.
      line.dead ||= swallowing;
      if (!line.dead) to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      lines.delete(from);
      line.dead ||= swallowing;
      if (!line.dead) to.destroy();
    });
  };
  const server = createServer((near) => {
    const folder = decodeURIComponent(target.hostname);
    const far = folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), target.hostname);
    const line = { dead: false };
    carry(near, far, line);
    carry(far, near, line);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const line of lines) line.destroy();
    await closed;
  };
  const port = await listen(0);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href.replace(/\/$/, ''),
    swallow: () => {
      swallowing = true;
    },
    stop: cut,
    mend: async () => {
      swallowing = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
