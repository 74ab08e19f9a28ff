import { asBuyers, loads } from './catalogLoads';
import { openCatalog } from './catalogShop';
import { connect, type Load, post, succeeded } from './load';
import { cpuMs, machine, memoryMb, say, startServer } from './server';

/**
 * node bench/run.mjs memory [products] [seconds]: what the server takes after its start and while everybody asks for
 * everything at once, and how many searches it still answers then. Never part of the tests.
 */

const products = Number(process.argv[2] ?? 20_000);
const mixSeconds = Number(process.argv[3] ?? 60);
const skusPerProduct = 4;
const connections = 16;
const sampleMs = 200;
const idleMs = 5000;
const searchSeconds = 8;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Done = { sent: number; perSecond: number; errors: number };

/** All loads in turn, each with its next body. */
async function mix(url: string, all: readonly Load[], seconds: number): Promise<Done> {
  const agent = connect(connections);
  const end = Date.now() + seconds * 1000;
  let [sent, errors] = [0, 0];
  async function work() {
    while (Date.now() < end) {
      const at = sent++;
      const { path, bodies, token } = all[at % all.length] as Load;
      const body = JSON.stringify(bodies[Math.floor(at / all.length) % bodies.length]);
      if (!succeeded(await post(agent, url, path, body, token))) errors += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { sent, perSecond: sent / seconds, errors };
}

/** The highest memory meanwhile, and the server's CPU time per request: that also tells on a machine that is busy. */
async function watch(pid: number, doing: Promise<Done>) {
  let highest = 0;
  const before = cpuMs(pid);
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryMb(pid));
  }, sampleMs);
  const done = await doing;
  clearInterval(timer);
  return { ...done, highest, cpu: ((cpuMs(pid) - before) / done.sent).toFixed(2) };
}

const catalog = await openCatalog();
await catalog.fillTo(products * skusPerProduct);
say(`${machine()}\n`);
const server = await startServer(catalog.databaseUrl);
await wait(idleMs);
say(`${products} 件商品，${products * skusPerProduct} 个 SKU；启动后 ${memoryMb(server.pid)} MB`);
const all = await asBuyers(server.url, await loads(catalog.database));
const report = (name: string, done: Awaited<ReturnType<typeof watch>>) =>
  say(
    `${name}：最高 ${done.highest} MB，${done.perSecond.toFixed(0)} 次/秒，服务器 CPU ${done.cpu} ms/次，错误 ${done.errors}`,
  );
report(`混合负载 ${mixSeconds} 秒`, await watch(server.pid, mix(server.url, all, mixSeconds)));
for (const load of all.filter((each) => each.name.includes('搜索'))) {
  report(load.name, await watch(server.pid, mix(server.url, [load], searchSeconds)));
}
await server.stop();
await catalog.close();
