import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { World } from './world';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A broken server ends by itself and says so; this only keeps a hung one from holding the run for ever. */
export const startWithinMs = 600_000;
export const stopWithinMs = 10_000;

type Exit = { code: number | null; signal: NodeJS.Signals | null; output: string };

export type RunningServer = {
  /** The general shop; `localhost` is its host name. */
  url: string;
  pid: number;
  /** Where its mails lie. */
  dataDir: string;
  /** SIGTERM, and how it ended; null when it did not end in time. */
  stop: () => Promise<Exit | null>;
};

type Launched = { child: ChildProcess; ended: Promise<Exit>; output: () => string };

/** What a server of a journey is told. */
export const serverEnv = (world: World, port: number, env: Record<string, string>): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  PORT: String(port),
  SANDBOX_PORT: '0',
  DATA_DIR: world.folder,
  ...(world.databaseUrl && { DATABASE_URL: world.databaseUrl, DEMO_DATA: 'on' }),
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  // On a machine that does ten things at once a question may take long, and is still answered.
  DATABASE_WAIT: '60',
  // Journeys count orders: only the one about the past asks for it.
  DEMO_PAST: 'off',
  NODE_OPTIONS: '',
  ...env,
});

export function launch(world: World, port = 0, env: Record<string, string> = {}): Launched {
  // A server of a journey lives for seconds: to optimise PGlite takes longer than it saves.
  const child = spawn(process.execPath, ['--liftoff-only', 'apps/server/dist/main.js'], {
    cwd: root,
    env: serverEnv(world, port, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<Exit>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { child, ended, output: () => output };
}

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(resolve, ms, value).unref();
  });

export function readyUrl({ child, ended, output }: Launched): Promise<string> {
  const said = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const url = output().match(/^ready (http\S+)$/m)?.[1];
      if (url) resolve(url);
    });
  });
  const broke = ended.then((exit) => {
    throw new Error(`the server ended with ${exit.code} before it was ready:\n${exit.output}`);
  });
  const late = after(startWithinMs, null).then(() => {
    throw new Error(`the server was not ready within ${startWithinMs} ms:\n${output()}`);
  });
  return Promise.race([said, broke, late]);
}

/** On any free port, or on the one a page that is still open knows. */
export async function startServer(world: World, port = 0, env: Record<string, string> = {}): Promise<RunningServer> {
  const launched = launch(world, port, env);
  const url = await readyUrl(launched);
  const { child, ended } = launched;
  async function stop() {
    child.kill('SIGTERM');
    const exit = await Promise.race([ended, after(stopWithinMs, null)]);
    if (!exit) child.kill('SIGKILL');
    return exit;
  }
  return { url, pid: child.pid ?? 0, dataDir: world.folder, stop };
}

/** Every server a test has used must have gone in peace. */
export async function stopCleanly(server: RunningServer) {
  const exit = await server.stop();
  if (exit?.code !== 0) {
    throw new Error(`SIGTERM: ${exit ? `ended with ${exit.code ?? exit.signal}\n${exit.output}` : 'still running'}`);
  }
}
