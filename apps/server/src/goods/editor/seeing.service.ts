import type { consoleCalls } from '@yigou/contract/console';
import type { SeenSku } from '@yigou/contract/goods/editor.console';
import { fenToYuan } from '@yigou/contract/ground/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customerParts } from '../catalog/catalog.tables';
import { findCustomer } from '../catalog/partNumbers.service';
import { seenIn } from '../priceBooks/why.service';
import { priceSteps, quotePrice } from '../pricing/pricing.rules';
import { linesFor } from '../pricing/pricing.service';
import { findProduct, selectSkus } from './editor.queries';

type Input = z.output<(typeof consoleCalls)['Goods/SeeAs']['input']>;

async function partNosOf({ tx }: OperatorContext, customerId: number | null, skuIds: number[]) {
  if (customerId === null || skuIds.length === 0) return new Map<number, string>();
  const rows = await tx
    .select()
    .from(customerParts)
    .where(and(eq(customerParts.customerId, customerId), inArray(customerParts.skuId, skuIds)));
  return new Map(rows.map(({ skuId, partNo }) => [skuId, partNo]));
}

/** What a visitor or a customer sees of a product, by the prices on the page: those that nobody has saved yet too. */
export async function seeAs(ctx: OperatorContext, { productId, customerId, skus }: Input): Promise<SeenSku[]> {
  const { tx, now, caller } = ctx;
  const product = await findProduct(tx, caller.companyId, productId);
  if (!product) throw new DomainError('notFound');
  if (customerId !== null) await findCustomer(ctx, customerId);
  const own = new Set((await selectSkus(tx, productId)).map(({ skuId }) => skuId));
  const known = skus.flatMap(({ skuId }) => (skuId === null ? [] : [skuId]));
  if (known.some((skuId) => !own.has(skuId))) throw new DomainError('notFound');
  const lines = await linesFor(tx, customerId, known);
  const parts = await partNosOf(ctx, customerId, known);
  const isSeen = await seenIn(ctx, customerId, product.categoryId);
  return skus.map(({ skuId, listPrice, tiers, moq }) => {
    const basis = { listPrice, tiers, lines: lines.get(skuId ?? 0) ?? [] };
    const { price, kind, line } = quotePrice(basis, moq, now);
    return {
      inPool: isSeen({ ...product, skuId: skuId ?? 0 }),
      price: fenToYuan(price),
      ...{ kind, bookName: line?.bookName ?? '' },
      steps: priceSteps(basis, moq, now).map((step) => ({ ...step, price: fenToYuan(step.price) })),
      partNo: parts.get(skuId ?? 0) ?? '',
    };
  });
}
