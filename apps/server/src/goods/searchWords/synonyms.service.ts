import type { consoleCalls } from '@yigou/contract/console';
import type { SynonymDraft, SynonymGroup } from '@yigou/contract/goods/searchWords.console';
import { searchWordLimits } from '@yigou/contract/goods/searchWords.terms';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import {
  countWords,
  dropGroup,
  groupsWithAny,
  holdWords,
  nextGroupNo,
  pageGroups,
  putGroup,
  readGroups,
} from '../search/wordKeeping.service';
import { firstTwice, isSame, isSameGroup, tidyWord } from './words.rules';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function pageSynonyms(
  { tx, caller }: OperatorContext,
  { pageIndex, pageSize, searchKey }: Input<'SearchWord/GetSynonyms'>,
) {
  const at = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
  const { groups, total } = await pageGroups(tx, caller.companyId, searchKey.trim(), at);
  return { resultData: groups, totalCount: total };
}

export function tidyGroup({ words, oneWay }: SynonymDraft): SynonymDraft {
  const group = { words: words.map(tidyWord), oneWay: oneWay.map(tidyWord) };
  const all = [...group.words, ...group.oneWay];
  const twice = firstTwice(all);
  if (twice !== undefined) throw new DomainError('synonymTwice', { word: twice });
  if (all.length < 2) throw new DomainError('synonymsTooFew');
  if (all.length > searchWordLimits.groupWords)
    throw new DomainError('searchWordsFull', { what: '一组同义词', most: searchWordLimits.groupWords });
  return group;
}

/** As whoever changes it saw it. */
async function seenGroup({ tx, caller }: OperatorContext, groupNo: number, seen: SynonymDraft): Promise<SynonymGroup> {
  const [group] = await readGroups(tx, caller.companyId, [groupNo]);
  if (!group || !isSame([group.words, group.oneWay], [seen.words, seen.oneWay])) throw new DomainError('conflict');
  return group;
}

const traceOf = ({ words, oneWay }: SynonymDraft) => ({ words, ...(oneWay.length > 0 && { oneWay }) });
const objectOf = ({ words }: SynonymDraft) => ({ kind: 'searchWord' as const, id: words[0] ?? '' });

export async function saveSynonyms(ctx: OperatorContext, { groupNo, seen, draft }: Input<'SearchWord/SaveSynonyms'>) {
  const { tx, caller } = ctx;
  const after = tidyGroup(draft);
  await holdWords(tx, caller.companyId);
  const object = objectOf(after);
  if (groupNo !== null) {
    const [stands] = await readGroups(tx, caller.companyId, [groupNo]);
    // Sent again: it has been done.
    const isDone = stands !== undefined && isSame([stands.words, stands.oneWay], [after.words, after.oneWay]);
    const before = isDone ? stands : await seenGroup(ctx, groupNo, seen ?? { words: [], oneWay: [] });
    if (!isDone) await putGroup(tx, caller.companyId, { groupNo, ...after });
    await writeAudit(ctx, { what: '修改同义词', object, before: traceOf(before), after: traceOf(after) });
    return { groupNo, ...after };
  }
  const alike = (await groupsWithAny(tx, caller.companyId, after.words)).find((group) => isSameGroup(group, after));
  const { synonyms } = await countWords(tx, caller.companyId);
  if (!alike && synonyms >= searchWordLimits.groups)
    throw new DomainError('searchWordsFull', { what: '同义词组', most: searchWordLimits.groups });
  const made = alike ?? { groupNo: await nextGroupNo(tx, caller.companyId), ...after };
  if (!alike) await putGroup(tx, caller.companyId, made);
  await writeAudit(ctx, { what: '新建同义词', object, after: traceOf(after) });
  return made;
}

export async function removeSynonyms(ctx: OperatorContext, { groupNo, seen }: Input<'SearchWord/RemoveSynonyms'>) {
  const { tx, caller } = ctx;
  await holdWords(tx, caller.companyId);
  const group = await seenGroup(ctx, groupNo, seen);
  await dropGroup(tx, caller.companyId, groupNo);
  await writeAudit(ctx, { what: '删除同义词', object: objectOf(group), before: traceOf(group) });
}
