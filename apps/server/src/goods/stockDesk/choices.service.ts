import { asc, eq } from 'drizzle-orm';
import type { OperatorContext } from '../../ground/http/context';
import { readTree } from '../assortment/asking.service';
import { suppliers } from '../catalog/catalog.tables';

/** What the list can be narrowed by. */
export async function readChoices({ tx, caller: { companyId } }: OperatorContext) {
  const tree = await readTree(tx, companyId);
  return {
    categories: [...tree.values()].map(({ categoryId, name, parentId }) => ({ id: categoryId, name, parentId })),
    suppliers: await tx
      .select({ id: suppliers.supplierId, name: suppliers.shortName })
      .from(suppliers)
      .where(eq(suppliers.companyId, companyId))
      .orderBy(asc(suppliers.shortName)),
  };
}
