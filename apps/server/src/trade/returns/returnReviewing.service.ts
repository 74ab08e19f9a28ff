import { returnTypes } from '@yigou/contract/trade/returns.terms';
import { eq, inArray, sql } from 'drizzle-orm';
import { suppliers } from '../../goods/catalog/catalog.tables';
import type { Actor } from '../../ground/db/actor';
import type { LifeContext } from '../orders/orderEffects.service';
import { type Locked, moveReturn } from './returnMoves.service';
import { selectReturnedGoods } from './returns.queries';
import { passMove } from './returns.rules';
import { returnLines } from './returns.tables';

/** Where goods go that nobody named a place for: back to who shipped them. */
async function suppliersPlace({ tx }: LifeContext, returnId: number): Promise<string> {
  const goods = await selectReturnedGoods(tx, [returnId]);
  const ids = [...new Set(goods.map(({ line }) => line.supplierId))];
  const found = await tx.select().from(suppliers).where(inArray(suppliers.supplierId, ids));
  return found.map(({ city, name, contact, phone }) => `${city} ${name}售后部，${contact} ${phone}`).join('；');
}

/** By an operator, or by itself when nobody answered in time. */
export async function passReturn(ctx: LifeContext, { order, row }: Locked, by: Actor, given = ''): Promise<void> {
  const { comesBack } = returnTypes[row.type];
  const returnTo = comesBack ? given || (await suppliersPlace(ctx, row.returnId)) : '';
  // Where nothing is sent back nothing is inspected: what was applied for is accepted.
  if (!comesBack)
    await ctx.tx
      .update(returnLines)
      .set({ accepted: sql`${returnLines.qty}` })
      .where(eq(returnLines.returnId, row.returnId));
  const note = returnTo && `寄回：${returnTo}`;
  await moveReturn(ctx, { order, row }, passMove(row.type, by.kind === 'system' ? 'system' : 'operator'), {
    by,
    note,
    set: { returnTo },
  });
}
