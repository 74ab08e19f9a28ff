import { yuanToFen } from '@yigou/contract/ground/money';
import { addPartNos } from '../goods/catalog/partNumbers.service';
import { addContractPrices } from '../goods/pricing/pricing.service';
import type { Db } from '../ground/db/client';
import { addDays } from '../ground/lib/clock';
import { goods } from './goods/goods.data';

/** Under contract with the first customer: what it buys every week. */
const agreed = [
  'DL-A4-70',
  'HP-M208DW',
  'WD-DP700',
  'XH-M57-GY',
  'LX-TB14',
  'HW-NBR-L',
  '3M-H700-R',
  'LJ-M650',
  'NF-AA40',
];
const discount = 0.88;

const share = (price: number): number => yuanToFen(Math.round(price * discount * 100) / 100);

/** Contract prices now, one that has ended, one still to come. */
export async function agreePrices(tx: Db, customerId: number, skuIds: Map<string, number>, now: Date): Promise<void> {
  const prices = new Map(goods.flatMap((each) => each.skus).map((sku) => [sku.no, sku.price]));
  const term = (skuNo: string, fromDays: number, toDays: number) => ({
    customerId,
    skuId: skuIds.get(skuNo) ?? 0,
    price: share(prices.get(skuNo) ?? 0),
    validFrom: addDays(now, fromDays),
    validTo: addDays(now, toDays),
  });
  await addContractPrices(tx, [
    ...agreed.map((skuNo) => term(skuNo, -30, 335)),
    term('BN-B5440', -400, -35),
    term('SD-09002', 30, 395),
  ]);
}

/** What the first customer has agreed on, and its own numbers. */
export async function loadTerms(tx: Db, customerIds: number[], skuIds: Map<string, number>, now: Date): Promise<void> {
  const customerId = customerIds[0] ?? 0;
  await agreePrices(tx, customerId, skuIds, now);
  const numbered = [...agreed, 'BN-B5440', 'SD-09002', 'MG-Q7-BK'];
  await addPartNos(
    tx,
    numbered.map((skuNo, at) => ({
      customerId,
      skuId: skuIds.get(skuNo) ?? 0,
      partNo: `HD-${String(100_001 + at * 7)}`,
    })),
  );
}
