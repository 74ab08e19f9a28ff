import { goodsRequestStateLabels } from '@yigou/contract/trade/requests.terms';
import { and, eq } from 'drizzle-orm';
import type { Finder } from '../../people/lookup/lookup.service';
import { wants } from './requests.tables';

/** By its whole number. */
export const goodsRequestFinder: Finder = {
  kind: 'want',
  needs: 'wants/answer',
  find: async (tx, companyId, word, most) => {
    const wantNo = word.replace(/[\s-]/g, '').toUpperCase();
    const rows = await tx
      .select()
      .from(wants)
      .where(and(eq(wants.companyId, companyId), eq(wants.wantNo, wantNo)))
      .limit(most);
    return rows.map((row) => ({
      title: row.wantNo,
      note: `${goodsRequestStateLabels[row.state]}，${row.name}`,
      orderId: null,
    }));
  },
};
