import { fenToYuan, type SkuCard } from '@yigou/contract';
import type { Db } from '../db/client';
import { type ContractTerm, quotePrice } from '../pricing/pricing.rules';
import { contractsFor } from '../pricing/pricing.service';
import { availableOf } from '../stock/stock.service';
import { type CardRow, selectCardsById, selectCardsByNo, selectLabels, selectPartNos } from './cards.queries';
import { specText } from './catalog.rules';

export type { CardRow };

/** Who looks: a visitor at list prices, or somebody of a customer at its own. */
export type Viewer = { companyId: number; customerId: number | null; now: Date };

export type CardPrice = ReturnType<typeof quotePrice>;

/** The price for the smallest quantity that can be bought: what the list shows is what one such line costs. */
export const cardPrice = ({ sku }: CardRow, contracts: ContractTerm[], now: Date): CardPrice =>
  quotePrice({ listPrice: sku.listPrice, tiers: sku.tiers, contracts }, sku.moq, now);

type Around = {
  labelNames: ReadonlyMap<number, string>;
  contracts: ReadonlyMap<number, ContractTerm[]>;
  available: ReadonlyMap<number, number>;
  partNos: ReadonlyMap<number, string>;
};

function toCard(row: CardRow, around: Around, now: Date): SkuCard {
  const { sku, product, brandName, supplierName } = row;
  const { price, kind } = cardPrice(row, around.contracts.get(sku.skuId) ?? [], now);
  return {
    itemId: sku.skuId,
    productId: product.productId,
    itemNo: sku.skuNo,
    itemName: product.name,
    itemSpec: specText(sku.specs),
    brandId: product.brandId,
    brandName,
    supplierId: product.supplierId,
    supplierName,
    labels: product.labelIds.flatMap((labelId) => around.labelNames.get(labelId) ?? []),
    unit: product.unit,
    moq: sku.moq,
    multiple: sku.multiple,
    price: fenToYuan(price),
    priceKind: kind,
    marketPrice: fenToYuan(sku.marketPrice),
    // A contract price is the same for any quantity.
    tiers: kind === 'contract' ? [] : sku.tiers.map((tier) => ({ ...tier, price: fenToYuan(tier.price) })),
    stockQty: around.available.get(sku.skuId) ?? 0,
    sales: sku.sales,
    imgUrl: sku.imgUrls[0] ?? '',
    partNo: around.partNos.get(sku.skuId) ?? '',
  };
}

/** Where rows and names come from: the database, or what a server keeps of it. */
export type CardSource = {
  rows: (tx: Db, companyId: number, skuIds: number[]) => Promise<CardRow[]>;
  labelNames: (tx: Db, companyId: number) => Promise<ReadonlyMap<number, string>>;
};

export const readCardRows = selectCardsById;

const fromDatabase: CardSource = {
  rows: readCardRows,
  labelNames: async (tx, companyId) =>
    new Map((await selectLabels(tx, companyId)).map((label) => [label.labelId, label.name])),
};

async function cardsFrom(tx: Db, viewer: Viewer, rows: CardRow[], source: CardSource): Promise<Map<number, SkuCard>> {
  const skuIds = rows.map(({ sku }) => sku.skuId);
  const { companyId, customerId, now } = viewer;
  const partRows = customerId && skuIds.length > 0 ? await selectPartNos(tx, customerId, skuIds) : [];
  const around: Around = {
    labelNames: await source.labelNames(tx, companyId),
    contracts: await contractsFor(tx, customerId, skuIds),
    available: await availableOf(tx, skuIds),
    partNos: new Map(partRows.map((part) => [part.skuId, part.partNo])),
  };
  return new Map(rows.map((row) => [row.sku.skuId, toCard(row, around, now)]));
}

/** In the order asked for; off-shelf goods too, the caller decides what to show. */
export async function listCards(tx: Db, viewer: Viewer, skuIds: number[], source = fromDatabase): Promise<SkuCard[]> {
  if (skuIds.length === 0) return [];
  const cards = await cardsFrom(tx, viewer, await source.rows(tx, viewer.companyId, skuIds), source);
  return skuIds.flatMap((skuId) => cards.get(skuId) ?? []);
}

/** In the order asked for; what is unknown or off the shelf is left out. */
export async function listCardsByNo(tx: Db, viewer: Viewer, skuNos: string[]): Promise<SkuCard[]> {
  if (skuNos.length === 0) return [];
  const rows = (await selectCardsByNo(tx, viewer.companyId, skuNos)).filter(({ sku }) => sku.onShelf);
  const cards = await cardsFrom(tx, viewer, rows, fromDatabase);
  return skuNos.flatMap((skuNo) => {
    const row = rows.find(({ sku }) => sku.skuNo === skuNo);
    return (row && cards.get(row.sku.skuId)) ?? [];
  });
}
