import { yuanToFen } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { addPartNos } from '../goods/catalog/partNumbers.service';
import { writeAtOnce } from '../goods/changeSets/writing.service';
import type { Db } from '../ground/db/client';
import { addDays } from '../ground/lib/clock';
import { customers } from '../people/customers/customers.tables';
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

type Book = { name: string; fromDays: number; toDays: number; skuNos: readonly string[] };

/** What is agreed now, what has ended, what is still to come. */
const booksAt = (year: number): Book[] => [
  { name: `${year} 年框架价目表`, fromDays: -30, toDays: 335, skuNos: agreed },
  { name: `${year - 1} 年打印设备价目表`, fromDays: -400, toDays: -35, skuNos: ['BN-B5440'] },
  { name: `${year + 1} 年饮用水价目表`, fromDays: 30, toDays: 395, skuNos: ['SD-09002'] },
];

export async function agreePrices(tx: Db, customerId: number, skuIds: Map<string, number>, now: Date): Promise<void> {
  const prices = new Map(goods.flatMap((each) => each.skus).map((sku) => [sku.no, sku.price]));
  const [customer] = await tx.select().from(customers).where(eq(customers.customerId, customerId));
  const writer = { tx, now, companyId: customer?.companyId ?? 0 };
  for (const { name, fromDays, toDays, skuNos } of booksAt(Number(formatDate(now).slice(0, 4)))) {
    const days = { fromDay: formatDate(addDays(now, fromDays)), toDay: formatDate(addDays(now, toDays)) };
    const make = { name, audience: 'customers', customerIds: [customerId], ceiling: false, ...days };
    const [priceBookId] = await writeAtOnce(writer, { title: `新建价目表：${name}` }, [
      { thing: 'priceBook', make, label: name },
    ]);
    await writeAtOnce(
      writer,
      { title: `协议价：${name}` },
      skuNos.map((skuNo) => ({
        thing: 'priceLine',
        make: { priceBookId, skuId: skuIds.get(skuNo), price: share(prices.get(skuNo) ?? 0) },
        label: skuNo,
      })),
    );
  }
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
