import { formatDate, formatTime } from '@yigou/contract/ground/time';
import type { Agreement, HelpDoc, HelpGroup } from '@yigou/contract/people/help';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { cleanHtml, plainText } from '../../ground/lib/html';
import { findAgreement, findDoc, searchDocs, selectTree } from './help.queries';
import { excerptOf } from './help.rules';
import { agreements, helpDocs, helpGroups } from './help.tables';
import { usualAgreement } from './usualAgreement.rules';

export async function readTree(tx: Db, companyId: number): Promise<HelpGroup[]> {
  const groups = new Map<number, HelpGroup>();
  for (const { groupId, groupTitle, docId, docTitle } of await selectTree(tx, companyId)) {
    const group = groups.get(groupId) ?? { groupId, groupTitle, children: [] };
    group.children.push({ docId, docTitle });
    groups.set(groupId, group);
  }
  return [...groups.values()];
}

export async function readDoc(tx: Db, companyId: number, docId: number): Promise<HelpDoc> {
  const found = await findDoc(tx, companyId, docId);
  if (!found) throw new DomainError('notFound');
  const { doc, groupTitle } = found;
  return { docId, docTitle: doc.title, groupTitle, html: doc.html, editTime: formatTime(doc.editedAt) };
}

export async function searchHelp(tx: Db, companyId: number, word: string) {
  return (await searchDocs(tx, companyId, word)).map(({ doc, groupTitle }) => ({
    docId: doc.docId,
    docTitle: doc.title,
    groupTitle,
    excerpt: excerptOf(doc.plain, word),
  }));
}

export async function currentAgreement(tx: Db, companyId: number, now: Date): Promise<Agreement> {
  const row = await findAgreement(tx, companyId, now);
  if (!row) throw new DomainError('notFound');
  return { docTitle: row.title, version: row.version, effectiveDate: formatDate(row.effectiveAt), html: row.html };
}

export async function addHelpGroup(tx: Db, group: { companyId: number; title: string; viewOrder: number }) {
  const [row] = await tx.insert(helpGroups).values(group).returning({ groupId: helpGroups.groupId });
  if (!row) throw new Error('help group was not stored');
  return row.groupId;
}

type NewDoc = { companyId: number; groupId: number; title: string; html: string; viewOrder: number };

/** Cleaned when it is saved, so that every reader, screen or export gets safe text. */
export async function addHelpDoc(tx: Db, draft: NewDoc, now: Date): Promise<number> {
  const html = cleanHtml(draft.html);
  const [row] = await tx
    .insert(helpDocs)
    .values({ ...draft, html, plain: plainText(html), editedAt: now })
    .returning({ docId: helpDocs.docId });
  if (!row) throw new Error('help article was not stored');
  return row.docId;
}

export async function addAgreement(tx: Db, draft: Omit<typeof agreements.$inferInsert, 'agreementId'>): Promise<void> {
  await tx.insert(agreements).values({ ...draft, html: cleanHtml(draft.html) });
}

/** A shop that has none yet gets a plain one. */
export async function ensureAgreement(tx: Db, companyId: number): Promise<void> {
  if ((await tx.$count(agreements, eq(agreements.companyId, companyId))) === 0)
    await addAgreement(tx, { companyId, ...usualAgreement });
}
