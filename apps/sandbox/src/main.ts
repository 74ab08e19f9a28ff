import { resolve } from 'node:path';
import { startSandbox } from './sandbox';

const { SANDBOX_PORT, SANDBOX_DIR, SANDBOX_PUBLIC_URL, SANDBOX_NOTIFY_PAUSE_MS } = process.env;

const sandbox = await startSandbox({
  folder: resolve(SANDBOX_DIR ?? './data/sandbox'),
  port: Number(SANDBOX_PORT ?? 3100),
  ...(SANDBOX_PUBLIC_URL && { publicUrl: SANDBOX_PUBLIC_URL }),
  ...(SANDBOX_NOTIFY_PAUSE_MS && { notifyPauseMs: Number(SANDBOX_NOTIFY_PAUSE_MS) }),
});
process.stdout.write(`ready ${sandbox.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
