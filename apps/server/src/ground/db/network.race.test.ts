import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { skuIdOf } from '../../../test/buying';
import { type Network, openNetwork } from '../../../test/network';
import { patiently } from '../../../test/patience';
import { type TestApp, testApp } from '../../../test/testApp';

let network: Network;
let test: TestApp;
let token: string;
let itemId: number;
beforeAll(async () => {
  network = await openNetwork(inject('template'));
  test = await testApp({ through: network.url });
  token = (await test.logIn('buyer')).token;
  itemId = await skuIdOf(test, 'DL-A4-70');
});
afterAll(async () => {
  await test.close();
  await network.close();
});

type Heard = Awaited<ReturnType<TestApp['callRaw']>>;

/** A read of the pool, a read on the shared lines, and a transaction. */
const ask = (): Promise<Heard[]> =>
  Promise.all([
    test.callRaw('Help/GetTree', {}),
    test.callRaw('ShopCart/GetList', {}, { token }),
    test.callRaw('ShopCart/Add', { itemId, chartQty: 1 }, { token }),
  ]);

/** Buyers who never stop asking until they are sent home. */
function openShop() {
  let isOpen = true;
  const heard: Heard[] = [];
  const buyer = async () => {
    while (isOpen) heard.push(...(await ask()));
  };
  const buyers = Promise.all(Array.from({ length: 30 }, buyer));
  return {
    heard,
    close: async () => {
      isOpen = false;
      await buyers;
    },
  };
}

const readiness = async () => (await test.app.inject('/readyz')).statusCode;

async function timed(what: string, untilIt: () => Promise<void>) {
  const since = performance.now();
  await vi.waitFor(untilIt, patiently);
  process.stdout.write(`${what}: ${Math.round(performance.now() - since)} ms\n`);
}

const untilWell = () =>
  timed('well again after', async () => {
    expect(await readiness()).toBe(200);
    expect((await ask()).map(({ body }) => body.success)).toEqual([true, true, true]);
  });

/** What buyers heard from when it broke until it was well again, besides good answers. */
async function faultsWhile(broken: () => Promise<void>): Promise<Heard[]> {
  const shop = openShop();
  await vi.waitFor(() => expect(shop.heard.length).toBeGreaterThan(100), patiently);
  const before = shop.heard.length;
  await broken();
  await network.mend();
  await untilWell();
  await shop.close();
  return shop.heard.slice(before).filter(({ body }) => !body.success);
}

/** Who waited for a row that a broken line held is told to come again, not that the shop is broken. */
const cleanFaults = [
  [500, '9', '系统繁忙，请稍后重试'],
  [200, '6', '当前操作人数较多，请稍后重试'],
];
const expectClean = (faults: readonly Heard[]) => {
  for (const { status, body } of faults) {
    expect(cleanFaults).toContainEqual([status, body.errorCode, body.errorMsg]);
    expect(body).toMatchObject({ success: false, resultData: null });
  }
};

const untilUnready = () => timed('503 after', async () => expect(await readiness()).toBe(503));

describe('a network to the database, under load,', () => {
  it.each<[string, () => Promise<void>]>([
    [
      'that swallows everything',
      async () => {
        network.swallow();
        await untilUnready();
      },
    ],
    [
      'that is gone',
      async () => {
        await network.stop();
        await untilUnready();
      },
    ],
    ['that was cut for a moment', () => network.stop()],
  ])('%s gives clean errors, and all is well afterwards', async (_, broken) => {
    const faults = await faultsWhile(broken);
    expect(faults.length).toBeGreaterThan(0);
    expectClean(faults);
  });

  it('cut again and again loses no more than what was under way', async () => {
    for (let round = 0; round < 10; round += 1) {
      expectClean(await faultsWhile(() => network.stop()));
    }
  });
});
