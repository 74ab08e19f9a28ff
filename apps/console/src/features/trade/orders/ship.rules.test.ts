import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { expect, test } from 'vitest';
import { draftFault, firstDrafts, parcelsOf, restAfter, withTracking } from './ship.rules';

const order = {
  toShip: 12,
  lines: [
    { lineNo: 1, supplierId: 7, supplierName: '甲', qty: 5, shippedQty: 2, closedQty: 0 },
    { lineNo: 2, supplierId: 9, supplierName: '乙', qty: 9, shippedQty: 0, closedQty: 0 },
  ],
} as ConsoleOrder;

test('begins with all that is left, one parcel for each supplier', () => {
  const drafts = firstDrafts(order);
  expect(parcelsOf(drafts)).toMatchObject([{ lines: [{ lineNo: 1, qty: 3 }] }, { lines: [{ lineNo: 2, qty: 9 }] }]);
  expect(restAfter(order, drafts)).toBe(0);
  const less = drafts.map((draft) => ({ ...draft, qtys: { ...draft.qtys, 2: 0 } }));
  expect(parcelsOf(less)).toHaveLength(1);
  expect(restAfter(order, less)).toBe(9);
});

test('a number chooses its carrier, and says what is wrong with it', () => {
  const [draft] = firstDrafts(order);
  if (!draft) throw new Error('no draft');
  expect(draftFault(draft)).toBe('请填写运单号');
  expect(withTracking(draft, 'dpk 3648 2017 5946').carrier).toBe('deppon');
  expect(draftFault(withTracking(draft, 'dpk 3648 2017 5946'))).toBe('');
  expect(withTracking(draft, '12').carrier).toBe('sf');
  expect(draftFault(withTracking(draft, '12'))).toContain('顺丰速运');
  expect(draftFault({ ...draft, carrier: 'own' })).toBe('');
});
