import type { SkuCard } from '@yigou/contract/goods/catalog';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { cityProvinces } from '../../ground/areas/areas.service';
import type { Db } from '../../ground/db/client';
import { type BookLine, isOn, type PriceTier, priceSteps, quotePrice } from '../pricing/pricing.rules';
import { linesFor } from '../pricing/pricing.service';
import { availableOf } from '../stock/stock.service';
import { type CardRow, selectCardsById, selectCardsByNo, selectLabels, selectPartNos } from './cards.queries';

export type { CardRow };

/** Who looks: a visitor at list prices, or somebody of a customer at its own. */
export type Viewer = { companyId: number; customerId: number | null; now: Date };

/** Where rows and names come from: the database, or what a server keeps of it. */
export type CardSource = {
  rows: (tx: Db, companyId: number, skuIds: number[]) => Promise<CardRow[]>;
  labelNames: (tx: Db, companyId: number) => Promise<ReadonlyMap<number, string>>;
};

export const fromDatabase: CardSource = {
  rows: selectCardsById,
  labelNames: async (tx, companyId) =>
    new Map((await selectLabels(tx, companyId)).map((label) => [label.labelId, label.name])),
};

/** In the order asked for; off-shelf goods too, the caller decides what to show. */
export async function listCards(tx: Db, viewer: Viewer, skuIds: number[], source = fromDatabase): Promise<SkuCard[]> {
  if (skuIds.length === 0) return [];
  const cards = await cardsFrom(tx, viewer, await source.rows(tx, viewer.companyId, skuIds), source);
  return skuIds.flatMap((skuId) => cards.get(skuId) ?? []);
}

/** In the order asked for; what is unknown or off the shelf is left out. */
export async function listCardsByNo(tx: Db, viewer: Viewer, skuNos: string[]): Promise<SkuCard[]> {
  if (skuNos.length === 0) return [];
  const rows = (await selectCardsByNo(tx, viewer.companyId, skuNos)).filter((row) => row.onShelf);
  const cards = await cardsFrom(tx, viewer, rows, fromDatabase);
  return skuNos.flatMap((skuNo) => {
    const row = rows.find((row) => row.skuNo === skuNo);
    return (row && cards.get(row.skuId)) ?? [];
  });
}

async function cardsFrom(tx: Db, viewer: Viewer, rows: CardRow[], source: CardSource): Promise<Map<number, SkuCard>> {
  const skuIds = rows.map((row) => row.skuId);
  const { companyId, customerId, now } = viewer;
  const [labelNames, lines, available, partRows, provinceOf] = await Promise.all([
    source.labelNames(tx, companyId),
    linesFor(tx, customerId, skuIds),
    availableOf(tx, skuIds),
    customerId && skuIds.length > 0 ? selectPartNos(tx, customerId, skuIds) : [],
    cityProvinces(),
  ]);
  const partNos = new Map(partRows.map((part) => [part.skuId, part.partNo]));
  const around = { labelNames, lines, available, partNos, provinceOf };
  return new Map(rows.map((row) => [row.skuId, cardOf(row, around, now)]));
}

type Around = {
  labelNames: ReadonlyMap<number, string>;
  lines: ReadonlyMap<number, BookLine[]>;
  available: ReadonlyMap<number, number>;
  partNos: ReadonlyMap<number, string>;
  provinceOf: (city: string) => string;
};

/** The one made before, while it says the same. Whoever is given a card does not change it. */
function cardOf(row: CardRow, around: Around, now: Date): SkuCard {
  const lines = around.lines.get(row.skuId) ?? none;
  const { price: fen, kind: priceKind } = cardPrice(row, lines, now);
  const own = {
    price: fenToYuan(fen),
    priceKind,
    tiers: stepsOf(row, lines, now),
    stockQty: around.available.get(row.skuId) ?? 0,
    partNo: around.partNos.get(row.skuId) ?? '',
  };
  const { card } = row;
  const isSame =
    card?.price === own.price &&
    card.priceKind === priceKind &&
    isSameTiers(card.tiers, own.tiers) &&
    card.stockQty === own.stockQty &&
    card.partNo === own.partNo;
  if (!card || !isSame) row.card = toCard(row, own, around);
  return row.card as SkuCard;
}

const none: BookLine[] = [];

const stepsOf = (row: CardRow, lines: readonly BookLine[], now: Date): readonly PriceTier[] =>
  lines.some((line) => isOn(line, formatDate(now))) ? priceSteps(basisOf(row, lines), row.moq, now) : row.tiers;

type Own = Pick<SkuCard, 'price' | 'priceKind' | 'stockQty' | 'partNo'> & { tiers: readonly PriceTier[] };

/** In yuan and in 分. */
const isSameTiers = (shown: readonly PriceTier[], tiers: readonly PriceTier[]): boolean =>
  shown.length === tiers.length &&
  shown.every(({ fromQty, price }, at) => fromQty === tiers[at]?.fromQty && price === fenToYuan(tiers[at].price));

function toCard(row: CardRow, own: Own, around: Around): SkuCard {
  return {
    itemId: row.skuId,
    productId: row.productId,
    itemNo: row.skuNo,
    itemName: row.name,
    itemSpec: row.spec,
    brandId: row.brandId,
    brandName: row.brandName,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    labels: row.labelIds.flatMap((labelId) => around.labelNames.get(labelId) ?? []),
    unit: row.unit,
    moq: row.moq,
    multiple: row.multiple,
    price: own.price,
    priceKind: own.priceKind,
    marketPrice: fenToYuan(row.marketPrice),
    tiers: own.tiers.map((tier) => ({ ...tier, price: fenToYuan(tier.price) })),
    stockQty: own.stockQty,
    sales: row.sales,
    imgUrl: row.imgUrls[0] ?? '',
    partNo: own.partNo,
    pack: row.pack,
    shipsFrom: around.provinceOf(row.city),
  };
}

type CardPrice = ReturnType<typeof quotePrice>;

/** The price for the smallest quantity that can be bought: what the list shows is what one such line costs. */
export const cardPrice = (row: CardRow, lines: readonly BookLine[], now: Date): CardPrice =>
  quotePrice(basisOf(row, lines), row.moq, now);

const basisOf = ({ listPrice, tiers }: CardRow, lines: readonly BookLine[]) => ({ listPrice, tiers, lines });
