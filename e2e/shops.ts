import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type RunningServer, serverEnv, startWithinMs, stopWithinMs } from './server';
import type { World } from './world';

/** A shop in the host of this worker: as a server of its own, but for the process. */
export type OpenShop = Pick<RunningServer, 'url' | 'dataDir'> & { close: () => Promise<void> };

type Answer = { id: number; url?: string; fault?: string };

let host: ChildProcess | undefined;
let asked = 0;
let said = '';

function hostProcess(): ChildProcess {
  if (host?.connected) return host;
  host = fork(fileURLToPath(new URL('shopHost.mjs', import.meta.url)), [], {
    // PGlite is optimised longer than it lives; what shops leave behind is collected less often from a larger nursery.
    execArgv: ['--liftoff-only', '--max-semi-space-size=64'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  host.setMaxListeners(100);
  const keep = (chunk: Buffer) => {
    said = (said + chunk).slice(-20_000);
  };
  host.stdout?.on('data', keep);
  host.stderr?.on('data', keep);
  // It ends with the worker; until then it keeps nobody from going.
  host.unref();
  host.channel?.unref();
  return host;
}

function ask(message: object, withinMs: number): Promise<Answer> {
  const to = hostProcess();
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(new Error(`the host of the shops did not answer:\n${said}`)), withinMs);
    const gone = () => end(new Error(`the host of the shops went away:\n${said}`));
    const hear = (answer: Answer) => {
      if (answer.id !== id) return;
      end(answer.fault === undefined ? answer : new Error(`${answer.fault}\n${said}`));
    };
    function end(outcome: Answer | Error) {
      clearTimeout(late);
      to.off('message', hear).off('exit', gone);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
    to.on('message', hear).on('exit', gone);
    to.send({ id, ...message });
  });
}

/** On any free port, or on the one a page that is still open knows. Closing it in peace is part of the test. */
export async function openShop(world: World, port = 0, env: Record<string, string> = {}): Promise<OpenShop> {
  const { id, url = '' } = await ask({ ask: 'open', env: serverEnv(world, port, env) }, startWithinMs);
  return {
    url,
    dataDir: world.folder,
    close: async () => {
      await ask({ ask: 'close', shop: id }, stopWithinMs);
    },
  };
}
