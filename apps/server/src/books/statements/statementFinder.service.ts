import { statementStateLabels } from '@yigou/contract/books/statements.terms';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Finder } from '../../people/lookup/lookup.service';
import { statements } from './statements.tables';

/** By its number, or by the code that is written into transfers. */
export const statementFinder: Finder = {
  kind: 'statement',
  needs: 'statements/view',
  find: async (tx, companyId, word, most) => {
    const plain = word.replace(/[\s-]/g, '').toUpperCase();
    const [, coded] = plain.match(/^DZ(\d{8})$/) ?? [];
    const known = or(
      eq(statements.statementNo, plain),
      coded ? sql`right(${statements.statementNo}, 8) = ${coded}` : undefined,
    );
    const rows = await tx
      .select()
      .from(statements)
      .where(and(eq(statements.companyId, companyId), known))
      .orderBy(desc(statements.statementId))
      .limit(most);
    return rows.map(({ statementNo, state, period }) => ({
      title: statementNo,
      note: `${period}，${statementStateLabels[state]}`,
      orderId: null,
    }));
  },
};
