import { and, asc, desc, eq, ilike, lte, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { agreements, helpDocs, helpGroups } from './help.tables';

export const selectTree = (tx: Db, companyId: number) =>
  tx
    .select({
      groupId: helpGroups.groupId,
      groupTitle: helpGroups.title,
      docId: helpDocs.docId,
      docTitle: helpDocs.title,
    })
    .from(helpGroups)
    .innerJoin(helpDocs, eq(helpDocs.groupId, helpGroups.groupId))
    .where(eq(helpGroups.companyId, companyId))
    .orderBy(asc(helpGroups.viewOrder), asc(helpGroups.groupId), asc(helpDocs.viewOrder), asc(helpDocs.docId));

const docsOf = (tx: Db) =>
  tx
    .select({ doc: helpDocs, groupTitle: helpGroups.title })
    .from(helpDocs)
    .innerJoin(helpGroups, eq(helpGroups.groupId, helpDocs.groupId));

export async function findDoc(tx: Db, companyId: number, docId: number) {
  const [row] = await docsOf(tx).where(and(eq(helpDocs.companyId, companyId), eq(helpDocs.docId, docId)));
  return row;
}

/** `%` and `_` are letters to a reader, not patterns. */

export const searchDocs = (tx: Db, companyId: number, word: string) =>
  docsOf(tx)
    .where(
      and(
        eq(helpDocs.companyId, companyId),
        or(ilike(helpDocs.title, containing(word)), ilike(helpDocs.plain, containing(word))),
      ),
    )
    .orderBy(desc(ilike(helpDocs.title, containing(word))), asc(helpDocs.docId))
    .limit(50);

export async function findAgreement(tx: Db, companyId: number, now: Date) {
  const [row] = await tx
    .select()
    .from(agreements)
    .where(and(eq(agreements.companyId, companyId), lte(agreements.effectiveAt, now)))
    .orderBy(desc(agreements.effectiveAt))
    .limit(1);
  return row;
}
