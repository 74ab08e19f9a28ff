import { returnStateLabels } from '@yigou/contract/trade/returns.terms';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Finder } from '../../people/lookup/lookup.service';
import { returns } from './returns.tables';

/** By its own number, or that of a parcel on its way back or out again. */
export const returnFinder: Finder = {
  kind: 'return',
  needs: 'returns/view',
  find: async (tx, companyId, word, most) => {
    const plain = word.replace(/[\s-]/g, '').toUpperCase();
    const numbered = [returns.returnNo, returns.trackingNo, returns.reshipNo].map((column) => eq(column, plain));
    const rows = await tx
      .select()
      .from(returns)
      .where(and(eq(returns.companyId, companyId), or(...numbered)))
      .orderBy(desc(returns.returnId))
      .limit(most);
    return rows.map(({ returnNo, state, reason, orderId }) => ({
      title: returnNo,
      note: `${returnStateLabels[state]}，${reason}`,
      orderId,
    }));
  },
};
