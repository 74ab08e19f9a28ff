import { invoiceLimits, qualificationLabels } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import { and, asc, desc, eq, ilike, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { AccountContext, Caller, OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { lockCustomer } from '../../people/customers/customers.service';
import { customers } from '../../people/customers/customers.tables';
import { titles } from './invoices.tables';
import { qualificationAfter, type TitleDraft } from './titles.rules';

export type Title = typeof titles.$inferSelect;

const ofCaller = ({ companyId, customerId }: Caller) =>
  and(eq(titles.companyId, companyId), eq(titles.customerId, customerId));

const toView = ({ companyId: _, customerId: __, savedAt: ___, ...title }: Title): InvoiceTitle => title;

export async function listTitles({ tx, caller }: AccountContext): Promise<InvoiceTitle[]> {
  const found = await tx
    .select()
    .from(titles)
    .where(ofCaller(caller))
    .orderBy(desc(titles.isDefault), asc(titles.titleId));
  return found.map(toView);
}

/** A title of the caller's customer; any other answers like one that does not exist. */
export async function findTitle({ tx, caller }: AccountContext, titleId: number): Promise<Title> {
  const [title] = await tx
    .select()
    .from(titles)
    .where(and(eq(titles.titleId, titleId), ofCaller(caller)));
  if (!title) throw new DomainError('notFound');
  return title;
}

async function refuseTwin({ tx, caller }: AccountContext, { type, name, taxNo }: TitleDraft, titleId: number) {
  const same = and(ofCaller(caller), eq(titles.type, type), eq(titles.name, name), eq(titles.taxNo, taxNo));
  if ((await tx.$count(titles, and(same, ne(titles.titleId, titleId)))) > 0)
    throw new DomainError('invoiceTitleTaken', { name });
}

type Saving = TitleDraft & { titleId?: number | undefined; isDefault: boolean };

/** The customer is locked: there is one default, and never two of the same. */
export async function saveTitle(ctx: AccountContext, { titleId, isDefault, ...draft }: Saving) {
  const { tx, now, caller } = ctx;
  const { companyId, customerId } = caller;
  await lockCustomer(tx, customerId);
  const before = titleId === undefined ? undefined : await findTitle(ctx, titleId);
  const count = await tx.$count(titles, ofCaller(caller));
  if (!before && count >= invoiceLimits.titles)
    throw new DomainError('invoiceTitlesFull', { most: invoiceLimits.titles });
  await refuseTwin(ctx, draft, titleId ?? 0);
  const qualification = qualificationAfter(draft, before);
  const first = count === 0 || before?.isDefault === true;
  if (isDefault) await tx.update(titles).set({ isDefault: false }).where(ofCaller(caller));
  const row = { ...draft, qualification, refusal: '', isDefault: isDefault || first, savedAt: now };
  if (before) {
    await tx.update(titles).set(row).where(eq(titles.titleId, before.titleId));
    return { titleId: before.titleId, qualification };
  }
  const [made] = await tx
    .insert(titles)
    .values({ ...row, companyId, customerId })
    .returning({ titleId: titles.titleId });
  return { titleId: made?.titleId ?? 0, qualification };
}

export async function deleteTitle(ctx: AccountContext, titleId: number): Promise<void> {
  await lockCustomer(ctx.tx, ctx.caller.customerId);
  const { isDefault } = await findTitle(ctx, titleId);
  await ctx.tx.delete(titles).where(eq(titles.titleId, titleId));
  const [next] = isDefault ? await listTitles(ctx) : [];
  if (next) await ctx.tx.update(titles).set({ isDefault: true }).where(eq(titles.titleId, next.titleId));
}

type PageInput = z.output<(typeof consoleCalls)['Invoice/GetTitlePage']['input']>;

export async function pageTitles(
  { tx, caller }: OperatorContext,
  { reqData, searchKey, pageIndex, pageSize }: PageInput,
) {
  const ours = and(eq(titles.companyId, caller.companyId), eq(titles.type, 'special'));
  const word = searchKey.trim();
  const found = and(
    ours,
    eq(titles.qualification, reqData?.qualification ?? 'pending'),
    word ? or(...[titles.name, titles.taxNo, customers.name].map((each) => ilike(each, containing(word)))) : undefined,
  );
  const withCustomer = (db: Db) =>
    db
      .select({ title: titles, customerName: customers.name })
      .from(titles)
      .innerJoin(customers, eq(customers.customerId, titles.customerId))
      .where(found);
  const rows = await withCustomer(tx)
    .orderBy(asc(titles.savedAt), asc(titles.titleId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    resultData: rows.map(({ title, customerName }) => ({
      ...toView(title),
      customerName,
      saveTime: formatTime(title.savedAt),
    })),
    totalCount: await tx.$count(withCustomer(tx).as('found')),
    pendingCount: await tx.$count(titles, and(ours, eq(titles.qualification, 'pending'))),
  };
}

/** Passed or refused with a reason; the second of two operators is told that it is decided. */
export async function qualify(
  ctx: OperatorContext,
  { titleId, pass, reason }: { titleId: number; pass: boolean; reason: string },
) {
  const { tx, caller } = ctx;
  const own = and(eq(titles.titleId, titleId), eq(titles.companyId, caller.companyId));
  const [title] = await tx.select().from(titles).where(own).for('update');
  if (!title) throw new DomainError('notFound');
  if (title.qualification !== 'pending')
    throw new DomainError('titleDecided', { state: qualificationLabels[title.qualification] });
  const qualification = pass ? ('passed' as const) : ('refused' as const);
  await tx
    .update(titles)
    .set({ qualification, refusal: pass ? '' : reason })
    .where(own);
  await writeAudit(ctx, {
    what: pass ? '专票资质通过' : '专票资质不通过',
    object: { kind: 'invoiceTitle', id: title.name },
    before: { qualification: title.qualification },
    after: { qualification, reason },
  });
}
