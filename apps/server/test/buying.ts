import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { Preview, Submitted } from '@yigou/contract/trade/checkout';
import { eq } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import { stocks } from '../src/goods/stock/stock.tables';
import { worldTime } from './template';
import type { Answer, TestApp } from './testApp';

type Success<A> = Extract<A, { success: true }>;

/** The answer of a call that must not fail. */
export function must<A extends { success: boolean }>(answer: A): Success<A> {
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer as Success<A>;
}

export async function skuIdOf(test: TestApp, skuNo: string): Promise<number> {
  const [row] = await test.db.select({ skuId: skus.skuId }).from(skus).where(eq(skus.skuNo, skuNo));
  if (!row) throw new Error(skuNo);
  return row.skuId;
}

/** Why there is as much of an article as a test wants. */
export const counted = { cause: 'count:test', now: worldTime };

export const stockOf = async (test: TestApp, skuId: number) =>
  (await test.db.select().from(stocks).where(eq(stocks.skuId, skuId)))[0] ?? { onHand: 0, reserved: 0 };

/** Who can only call, such as a browser. */
type Door = Pick<TestApp, 'call'>;
type Item = { itemId: number; chartQty: number };

const itemsOf = (test: TestApp, lines: [skuNo: string, qty: number][]): Promise<Item[]> =>
  Promise.all(lines.map(async ([skuNo, chartQty]) => ({ itemId: await skuIdOf(test, skuNo), chartQty })));

async function fillCartWith(door: Door, token: string, items: Item[]): Promise<void> {
  must(await door.call('ShopCart/EmptyCart', {}, { token }));
  must(await door.call('ShopCart/AddList', { items }, { token }));
}

/** The cart holds exactly these, all chosen. */
export const fillCart = async (test: TestApp, token: string, lines: [skuNo: string, qty: number][]): Promise<void> =>
  fillCartWith(test, token, await itemsOf(test, lines));

export const preview = async (test: Door, token: string, addressId?: number): Promise<Preview> =>
  must(await test.call('Order/Preview', { addressId }, { token })).resultData;

type Submission = CallInput<'Order/Submit'>;

/** What the settlement page would send for what it shows. */
export function submissionOf(shown: Preview, paymentMethod: PaymentMethod, more: Partial<Submission> = {}): Submission {
  return {
    requestId: randomUUID(),
    lines: shown.lines.map(({ cartId, itemId, qty, price }) => ({ cartId, itemId, qty, price })),
    payable: shown.amounts.payable,
    addressId: shown.address?.addressId ?? 0,
    paymentMethod,
    invoice: { type: 'normal', title: shown.invoiceTitle, taxNo: shown.invoiceTaxNo },
    ...more,
  };
}

export const submit = (test: Door, token: string, input: Submission): Promise<Answer<'Order/Submit'>> =>
  test.call('Order/Submit', input, { token });

export async function buyItems(door: Door, token: string, items: Item[], method: PaymentMethod): Promise<Submitted> {
  await fillCartWith(door, token, items);
  return must(await submit(door, token, submissionOf(await preview(door, token), method))).resultData;
}

export const buy = async (
  test: TestApp,
  token: string,
  lines: [skuNo: string, qty: number][],
  method: PaymentMethod,
): Promise<Submitted> => buyItems(test, token, await itemsOf(test, lines), method);

export const orderOf = async (test: TestApp, token: string, orderId: number) =>
  must(await test.call('Order/GetModel', { orderId }, { token })).resultData;
