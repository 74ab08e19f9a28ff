import type { consoleCalls } from '@yigou/contract/console';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { type HotWord, holdWords, putHot, readHot } from '../search/wordKeeping.service';
import { firstTwice, isSame, tidyWord } from './words.rules';

type Input = z.output<(typeof consoleCalls)['SearchWord/SaveHot']['input']>;

export const listHot = ({ tx, caller }: OperatorContext): Promise<HotWord[]> => readHot(tx, caller.companyId);

const plain = (words: readonly HotWord[]): HotWord[] => words.map(({ word, address }) => ({ word, address }));
const traceOf = (words: readonly HotWord[]) => ({
  words: words.map(({ word, address }) => (address ? `${word} → ${address}` : word)),
});

/** They are few, and their order is what matters: all of them at once. */
export async function saveHot(ctx: OperatorContext, input: Input): Promise<void> {
  const { tx, caller } = ctx;
  const after = input.words.map(({ word, address }) => ({ word: tidyWord(word), address }));
  const twice = firstTwice(after.map(({ word }) => word));
  if (twice !== undefined) throw new DomainError('hotWordTwice', { word: twice });
  await holdWords(tx, caller.companyId);
  const before = await readHot(tx, caller.companyId);
  const isDone = isSame(before, after);
  if (!isDone && !isSame(before, plain(input.seen))) throw new DomainError('conflict');
  if (!isDone) await putHot(tx, caller.companyId, after);
  const object = { kind: 'searchWord' as const, id: '热搜词' };
  await writeAudit(ctx, { what: '修改热搜词', object, before: traceOf(before), after: traceOf(after) });
}
