import type { CartLine } from '@yigou/contract/trade/cart';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLine, cartView } from './cart.fixture';
import { type CartView, type LineEdit, linesOf } from './cartView.rules';
import { createEditQueue } from './editQueue';

type Sent = ({ cartId: number } & LineEdit)[];

let view: CartView;
let sent: Sent[];
let refused: unknown[];
let answers: ((items: Sent) => Promise<CartLine[]>)[];
const checked = { lineCount: 9, totalQty: 9, totalFee: 9 };
const server = async (items: Sent) => items.map(({ cartId, ...edit }) => cartLine(cartId, { ...edit, realPrice: 9 }));

const open = () =>
  createEditQueue({
    read: () => view,
    write: (next) => {
      view = next;
    },
    send: async (items) => {
      sent.push(items);
      return { resultData: await (answers.shift() ?? server)(items), checked };
    },
    onSaved: () => {},
    onRefused: (error) => refused.push(error),
    delayMs: 1_000_000,
  });

const qtyOf = (cartId: number) => linesOf(view).find((line) => line.cartId === cartId)?.chartQty;

beforeEach(() => {
  view = cartView(cartLine(1), cartLine(2));
  sent = [];
  refused = [];
  answers = [];
});

describe('edits of the cart', () => {
  test('show at once, gather, and go out together', async () => {
    const queue = open();
    queue.edit([1], { chartQty: 3 });
    queue.edit([1], { chartQty: 4 });
    queue.edit([1, 2], { isChecked: false });
    expect(qtyOf(1)).toBe(4);
    expect(sent).toEqual([]);
    await queue.flush();
    expect(sent).toEqual([
      [
        { cartId: 1, chartQty: 4, isChecked: false },
        { cartId: 2, isChecked: false },
      ],
    ]);
    expect(linesOf(view)[0]).toMatchObject({ realPrice: 9, chartQty: 4 });
    expect(view.checked).toBe(checked);
  });

  test('go back to what the server said last when it refuses', async () => {
    const queue = open();
    queue.edit([1], { chartQty: 5 });
    await queue.flush();
    answers = [() => Promise.reject(new Error('no'))];
    queue.edit([1], { chartQty: 6 });
    queue.edit([2], { isChecked: false });
    await queue.flush();
    expect(qtyOf(1)).toBe(5);
    expect(linesOf(view)[1]?.isChecked).toBe(true);
    expect(refused).toHaveLength(1);
  });

  test('made while a request is under way are neither lost nor overwritten', async () => {
    const queue = open();
    let answer: () => void = () => {};
    answers = [
      (items) =>
        new Promise((resolve) => {
          answer = () => resolve(server(items));
        }),
    ];
    queue.edit([1], { chartQty: 3 });
    const first = queue.flush();
    await Promise.resolve();
    queue.edit([1], { chartQty: 8 });
    const second = queue.flush();
    answer();
    await first;
    expect(qtyOf(1)).toBe(8);
    await second;
    expect(sent.map((items) => items[0]?.chartQty)).toEqual([3, 8]);
    expect(qtyOf(1)).toBe(8);
  });
});
