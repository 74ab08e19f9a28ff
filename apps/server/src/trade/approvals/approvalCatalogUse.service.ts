import { sql } from 'drizzle-orm';
import type { CatalogUse } from '../../goods/catalogDesk/catalogUse.service';
import { approvalRules } from './approvals.tables';

const conditions = { category: 'categoryIds', supplier: 'supplierIds' } as const;

/** Rules about the orders of a category or a supplier. */
export const approvalCatalogUse: CatalogUse = {
  inUse: async (tx, thing, id) => {
    if (thing !== 'category' && thing !== 'supplier') return '';
    const named = sql`${approvalRules.conditions} -> ${conditions[thing]}::text @> ${JSON.stringify([id])}::jsonb`;
    const count = await tx.$count(approvalRules, named);
    return count > 0 ? `${count} 条审批规则` : '';
  },
};
