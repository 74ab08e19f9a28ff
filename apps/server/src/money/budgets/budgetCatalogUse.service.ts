import { eq } from 'drizzle-orm';
import type { CatalogUse } from '../../goods/catalogDesk/catalogUse.service';
import { budgets } from './budgets.tables';

/** Budgets for one category only. */
export const budgetCatalogUse: CatalogUse = {
  inUse: async (tx, thing, id) => {
    const count = thing === 'category' ? await tx.$count(budgets, eq(budgets.categoryId, id)) : 0;
    return count > 0 ? `${count} 期预算` : '';
  },
};
