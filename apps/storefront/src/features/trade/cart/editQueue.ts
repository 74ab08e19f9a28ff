import type { CartLine, CheckedTotals } from '@yigou/contract/trade/cart';
import { applyEdits, type CartView, type LineEdit, linesOf, placeLines } from './cartView.rules';

type Answer = { resultData: CartLine[]; checked: CheckedTotals };

type EditQueueParts = {
  read: () => CartView | undefined;
  write: (view: CartView) => void;
  send: (items: ({ cartId: number } & LineEdit)[]) => Promise<Answer>;
  onSaved: () => void;
  onRefused: (error: unknown) => void;
  delayMs: number;
};

/**
 * Shows an edit at once and sends what has gathered a moment later, one request at a time. What the server refuses
 * goes back to what it said last.
 */
export function createEditQueue({ read, write, send, onSaved, onRefused, delayMs }: EditQueueParts) {
  let waiting = new Map<number, LineEdit>();
  /** Lines under way, as the server knows them. */
  const known = new Map<number, CartLine>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const change = (make: (view: CartView) => CartView) => {
    const view = read();
    if (view) write(make(view));
  };

  function settle({ resultData, checked }: Answer) {
    for (const line of resultData) known.set(line.cartId, line);
    const settled = resultData.filter((line) => !waiting.has(line.cartId));
    change((view) => placeLines(view, settled));
    if (waiting.size === 0) change((view) => ({ ...view, checked }));
  }

  function takeBack(cartIds: Iterable<number>) {
    const old = [...cartIds].filter((cartId) => !waiting.has(cartId)).flatMap((cartId) => known.get(cartId) ?? []);
    change((view) => placeLines(view, old));
  }

  async function sendWaiting() {
    if (waiting.size === 0) return;
    const edits = waiting;
    waiting = new Map();
    try {
      settle(await send([...edits].map(([cartId, edit]) => ({ cartId, ...edit }))));
      onSaved();
    } catch (error) {
      takeBack(edits.keys());
      onRefused(error);
    }
    for (const cartId of edits.keys()) if (!waiting.has(cartId)) known.delete(cartId);
  }

  /** Resolves when everything done so far has been answered. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    sending = sending.then(sendWaiting);
    return sending;
  }

  function edit(cartIds: readonly number[], wanted: LineEdit) {
    const view = read();
    if (!view || cartIds.length === 0) return;
    const asked = new Set(cartIds);
    for (const line of linesOf(view)) {
      if (!asked.has(line.cartId)) continue;
      if (!known.has(line.cartId)) known.set(line.cartId, line);
      waiting.set(line.cartId, { ...waiting.get(line.cartId), ...wanted });
    }
    write(applyEdits(view, new Map(cartIds.map((cartId) => [cartId, wanted]))));
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  }

  return { edit, flush };
}
