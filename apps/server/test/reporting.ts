import type { PriceKind } from '@yigou/contract/goods/catalog.terms';
import { formatDate } from '@yigou/contract/ground/time';
import type { OrderState, PriceSource } from '@yigou/contract/trade/orders.terms';
import { eq } from 'drizzle-orm';
import { products, skus } from '../src/goods/catalog/catalog.tables';
import { noteChange } from '../src/trade/orders/changes.service';
import { orderLines, orderRefunds, orders } from '../src/trade/orders/orders.tables';
import type { Place } from './people';
import type { TestApp } from './testApp';

type Owner = Place & { accountId: number };
export type RawLine = {
  skuId: number;
  qty: number;
  price: number;
  freight: number;
  discount: number;
  market: number | null;
  kind?: PriceKind | null;
  /** What of it was given back, how many, for how much and when. */
  back: { qty: number; amount: number; at: Date }[];
  /** Given back before anybody noted when. */
  unnoted: number;
};
export type RawOrder = { owner: Owner; state: OrderState; at: Date; lines: RawLine[] };

const sourceOf = (kind: RawLine['kind']): PriceSource => (kind === 'contract' ? 'book' : (kind ?? 'list'));

let made = 0;

/** An order as the verbs leave it behind, without the goods and the money that would have to be there. */
export async function storeOrder(test: TestApp, { owner, state, at, lines }: RawOrder): Promise<number> {
  const { companyId, customerId, orgId, accountId } = owner;
  made += 1;
  const row = { companyId, customerId, orgId, accountId, state, createdAt: at, orderNo: `R${made}-${at.getTime()}` };
  const [order] = await test.db.insert(orders).values(row).returning({ orderId: orders.orderId });
  const orderId = order?.orderId ?? 0;
  const words = { supplierName: '', skuNo: 'X', partNo: '', name: '商品', spec: '', imgUrl: '', unit: '件' };
  await test.db.insert(orderLines).values(
    lines.map((line, no) => ({
      ...words,
      orderId,
      // Not every order begins with its first line: an approver may have taken it out.
      lineNo: no + 2,
      productId: 1,
      supplierId: 1,
      skuId: line.skuId,
      qty: line.qty,
      price: line.price,
      marketPrice: line.market,
      taxRate: 13,
      priceSource: sourceOf(line.kind),
      isContract: line.kind === 'contract',
      total: line.qty * line.price,
      freightShare: line.freight,
      discountShare: line.discount,
      tax: 0,
      returnedQty: line.back.reduce((sum, { qty }) => sum + qty, 0),
      refunded: line.unnoted + line.back.reduce((sum, { amount }) => sum + amount, 0),
    })),
  );
  const refunds = lines.flatMap(({ back }, no) =>
    back.map((each) => ({ ...each, orderId, lineNo: no + 2, cause: 'x' })),
  );
  if (refunds.length > 0) await test.db.insert(orderRefunds).values(refunds);
  await noteChange({ tx: test.db, now: at }, orderId);
  return orderId;
}

export const setState = async (test: TestApp, orderId: number, state: OrderState): Promise<void> => {
  await test.db.update(orders).set({ state }).where(eq(orders.orderId, orderId));
  await noteChange({ tx: test.db, now: test.clock.now() }, orderId);
};

export type RawFact = {
  owner: Owner;
  skuId: number;
  day: string;
  first: boolean;
  kind: 'order' | 'refund';
  qty: number;
  /** 分; below zero for what came back. */
  amount: number;
  saving: number;
  contract: number;
  contractSaving: number;
  tierSaving: number;
};

const bought: OrderState[] = ['pendingShipment', 'cancelRequested', 'partlyShipped', 'shipped', 'completed', 'closed'];

/** What these orders count for, told once more and in another way. */
export const recounted = (all: readonly RawOrder[]): RawFact[] =>
  all
    .filter(({ state }) => bought.includes(state))
    .flatMap(({ owner, at, lines }) =>
      lines.flatMap((line, no): RawFact[] => {
        const common = { owner, skuId: line.skuId };
        const nothing = { saving: 0, contract: 0, contractSaving: 0, tierSaving: 0 };
        const gone = { ...common, ...nothing, first: false, kind: 'refund' as const };
        const paid = line.qty * line.price + line.freight - line.discount;
        const saving = line.market === null ? 0 : (line.market - line.price) * line.qty;
        const sources = {
          saving,
          contract: line.kind === 'contract' ? paid : 0,
          contractSaving: line.kind === 'contract' ? saving : 0,
          tierSaving: line.kind === 'tier' ? saving : 0,
        };
        return [
          { ...common, ...sources, first: no === 0, kind: 'order', day: formatDate(at), qty: line.qty, amount: paid },
          ...line.back.map((back) => ({ ...gone, day: formatDate(back.at), qty: -back.qty, amount: -back.amount })),
          ...(line.unnoted ? [{ ...gone, day: formatDate(at), qty: 0, amount: -line.unnoted }] : []),
        ];
      }),
    );

/** SKUs of several categories and suppliers. */
export async function someSkus(test: TestApp, count: number) {
  const rows = await test.db
    .select({ skuId: skus.skuId, categoryId: products.categoryId, supplierId: products.supplierId })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(eq(skus.companyId, 1))
    .orderBy(skus.skuId);
  const step = Math.max(1, Math.floor(rows.length / count));
  return rows.filter((_, at) => at % step === 0).slice(0, count);
}
