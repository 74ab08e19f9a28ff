import type { consoleCalls } from '@yigou/contract/console';
import type { Lead } from '@yigou/contract/goods/searchWords.console';
import { leadKinds, searchWordLimits } from '@yigou/contract/goods/searchWords.terms';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import {
  countWords,
  dropLead,
  holdWords,
  type Lead as Kept,
  pageLeads,
  putLead,
  readLead,
} from '../search/wordKeeping.service';
import { namesOfTargets } from './targets.queries';
import { isSame, tidyWord } from './words.rules';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function pageWordLeads(
  { tx, caller }: OperatorContext,
  { pageIndex, pageSize, searchKey }: Input<'SearchWord/GetLeads'>,
) {
  const at = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
  const { leads, total } = await pageLeads(tx, caller.companyId, searchKey.trim(), at);
  const nameOf = await namesOfTargets(tx, caller.companyId, leads);
  return { resultData: leads.map((lead): Lead => ({ ...lead, name: nameOf(lead) })), totalCount: total };
}

const plain = ({ word, kind, targetId, address }: Kept): Kept => ({ word, kind, targetId, address });

/** What is said of one kind only is kept of that kind only. */
export const tidyLead = ({ word, kind, targetId, address }: Kept): Kept => ({
  word: tidyWord(word),
  kind,
  targetId: kind === 'address' ? null : targetId,
  address: kind === 'address' ? address : '',
});

async function traceOf({ tx, caller }: OperatorContext, lead: Kept) {
  const nameOf = await namesOfTargets(tx, caller.companyId, [lead]);
  return { leadsTo: `${leadKinds[lead.kind]} ${nameOf(lead)}`.trim() };
}

const objectOf = ({ word }: Kept) => ({ kind: 'searchWord' as const, id: word });

export async function checkTarget({ tx, caller }: OperatorContext, lead: Kept): Promise<void> {
  const nameOf = await namesOfTargets(tx, caller.companyId, [lead]);
  if (nameOf(lead) === '') throw new DomainError('leadTargetGone', { what: leadKinds[lead.kind] });
}

export async function saveLead(ctx: OperatorContext, { seen, draft }: Input<'SearchWord/SaveLead'>): Promise<void> {
  const { tx, caller } = ctx;
  const after = tidyLead(draft);
  await checkTarget(ctx, after);
  await holdWords(tx, caller.companyId);
  const stands = await readLead(tx, caller.companyId, after.word);
  const before = seen ? await readLead(tx, caller.companyId, seen.word) : null;
  if (!isSame(stands, after)) {
    if (seen && !isSame(before, plain(seen))) throw new DomainError('conflict');
    // Another one of the same word, which is not the one that is being changed.
    if (stands && !(before && isSame(stands, before)))
      throw new DomainError('searchWordTaken', { word: after.word, what: '去向' });
    const { leads } = await countWords(tx, caller.companyId);
    if (!before && leads >= searchWordLimits.leads)
      throw new DomainError('searchWordsFull', { what: '词的去向', most: searchWordLimits.leads });
    if (before) await dropLead(tx, caller.companyId, before.word);
    await putLead(tx, caller.companyId, after);
  }
  const was = before && { before: await traceOf(ctx, before) };
  const what = seen ? '修改词的去向' : '新建词的去向';
  await writeAudit(ctx, { what, object: objectOf(after), ...was, after: await traceOf(ctx, after) });
}

export async function removeLead(ctx: OperatorContext, { seen }: Input<'SearchWord/RemoveLead'>): Promise<void> {
  const { tx, caller } = ctx;
  await holdWords(tx, caller.companyId);
  const lead = await readLead(tx, caller.companyId, seen.word);
  if (!lead || !isSame(lead, plain(seen))) throw new DomainError('conflict');
  const before = await traceOf(ctx, lead);
  await dropLead(tx, caller.companyId, lead.word);
  await writeAudit(ctx, { what: '删除词的去向', object: objectOf(lead), before });
}
