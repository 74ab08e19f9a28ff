import { and, eq } from 'drizzle-orm';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { type Locked, moveReturn } from './returnMoves.service';
import type { ReturnRow } from './returns.queries';
import { selectReturnedGoods } from './returns.queries';
import { returnLines } from './returns.tables';

export type Found = { lineNo: number; sound: number; damaged: number; refused: number };

/** What the operator says of each line must add up to what was sent back. */
async function writeFound({ tx }: OperatorContext, { returnId }: ReturnRow, said: readonly Found[]) {
  const goods = await selectReturnedGoods(tx, [returnId]);
  if (said.some(({ lineNo }) => goods.every(({ part }) => part.lineNo !== lineNo))) throw new DomainError('notFound');
  for (const { part, line } of goods) {
    const counts = said.find((each) => each.lineNo === part.lineNo);
    const { sound, damaged, refused } = counts ?? { sound: 0, damaged: 0, refused: 0 };
    if (sound + damaged + refused !== part.qty)
      throw new DomainError('returnCountWrong', { name: line.name, qty: part.qty });
    await tx
      .update(returnLines)
      .set({ accepted: sound + damaged, damaged, refused })
      .where(and(eq(returnLines.returnId, returnId), eq(returnLines.lineNo, part.lineNo)));
  }
  return said.reduce((sum, { sound, damaged }) => sum + sound + damaged, 0);
}

type Inspection = { lines: readonly Found[]; reason: string };

/** Nothing accepted: it failed. A part: that part goes on, the rest is the buyer's again. */
export async function inspectReturn(ctx: OperatorContext, locked: Locked, { lines, reason }: Inspection) {
  const by = operatorOf(ctx);
  const { row } = locked;
  const accepted = await writeFound(ctx, row, lines);
  const passed = row.type === 'exchange' ? 'acceptExchange' : 'accept';
  const name = accepted > 0 ? passed : 'fail';
  return moveReturn(ctx, locked, name, { by, note: reason, set: { answer: reason } });
}
