import { setImmediate } from 'node:timers/promises';
import type { ChangedWord } from '@yigou/contract/goods/searchWords.console';
import { searchWordLimits as limits } from '@yigou/contract/goods/searchWords.terms';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { findCached, plainFilter } from '../search/search.service';
import type { Shelves } from '../search/shelf/shelves.service';
import { wordsOfShop } from '../search/trial.service';
import { wordKey } from '../search/words/words.rules';
import { wordsMostTyped } from '../typedWords/typedWords.service';
import { productsFound, type TryInput, type Trying, withTrial } from './trying.service';

/** Others are served at least this often. */
const sliceMs = 15;

/** What becomes of the first ten of one word; null: nothing. */
async function compare(tx: Db, { live, trial, viewer }: Trying, word: string): Promise<ChangedWord | null> {
  const now = await findCached(tx, live, viewer, word, plainFilter);
  const then = await findCached(tx, trial, viewer, word, plainFilter);
  const before = productsFound(live, now.found.docs, limits.kept);
  const after = productsFound(trial, then.found.docs, limits.kept);
  const longer = Math.max(before.length, after.length);
  const firstPlace = Array.from({ length: longer }, (_, at) => at).find((at) => before[at] !== after[at]);
  if (firstPlace === undefined) return null;
  const came = after.filter((productId) => !before.includes(productId)).length;
  return { word, before: now.found.docs.length, after: then.found.docs.length, came, firstPlace: firstPlace + 1 };
}

/** Of these words how many keep their first ten, one after the other and with room for others in between. */
export async function compareWords(tx: Db, trying: Trying, words: readonly string[]) {
  const changed: ChangedWord[] = [];
  let since = performance.now();
  for (const word of words) {
    const each = await compare(tx, trying, word);
    if (each) changed.push(each);
    if (performance.now() - since < sliceMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return changed;
}

/** Words that hold one of the draft and stay as they are, since they have synonyms of their own. */
function withOwnGroup({ live, change }: Trying, words: readonly string[], changed: readonly ChangedWord[]): string[] {
  if (change.kind !== 'synonyms') return [];
  const drafted = change.rows.map(({ word }) => wordKey(word));
  const moved = new Set(changed.map(({ word }) => word));
  return words.filter((word) => {
    const key = wordKey(word);
    return (
      !moved.has(word) && live.directory.synonyms.has(key) && drafted.some((each) => key !== each && key.includes(each))
    );
  });
}

/** What people search for most; where they have not searched much yet, the words of the shop. */
async function mostSearched({ tx, caller }: OperatorContext, { live }: Trying): Promise<string[]> {
  const typed = await wordsMostTyped(tx, caller.companyId, limits.checked + 1);
  return [
    ...new Map([...typed, ...wordsOfShop(live, limits.checked + 1)].map((word) => [wordKey(word), word])).values(),
  ];
}

export const tryOthers = (shelves: Shelves, ctx: OperatorContext, input: TryInput) =>
  withTrial(shelves, ctx, input, async (trying) => {
    const own = wordKey(input.word);
    const words = (await mostSearched(ctx, trying)).filter((word) => wordKey(word) !== own).slice(0, limits.checked);
    const changed = await compareWords(ctx.tx, trying, words);
    return {
      checked: words.length,
      kept: words.length - changed.length,
      changed: changed.slice(0, limits.told),
      own: withOwnGroup(trying, words, changed).slice(0, limits.told),
    };
  });
