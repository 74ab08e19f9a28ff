import type { QuickLine } from '@yigou/contract/trade/quickOrder';
import { type MatchedBy, type MatchState, quickOrderNamesMax } from '@yigou/contract/trade/quickOrder.terms';
import { specText } from '../../goods/catalog/catalog.rules';
import { searchTop } from '../../goods/search/search.service';
import type { Shelves } from '../../goods/search/shelf/shelves.service';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { yieldToOthers } from '../../ground/lib/turns';
import { readGoods } from '../cart/goods.service';
import { goodsView } from '../cart/goodsView.service';
import { selectByNumbers } from './quickOrder.queries';
import { type AskedLine, exactName, foldKey, hitsByKey, mergeLines, spellings } from './quickOrder.rules';

type Found = { state: MatchState; matchedBy: MatchedBy | null; skuIds: number[] };

const candidateMax = 5;
/** So many of what a name finds are compared with it word by word. */
const lookedAt = 20;
const nothing: Found = { state: 'notFound', matchedBy: null, skuIds: [] };

const foundMany = (matchedBy: MatchedBy, skuIds: number[]): Found => {
  if (skuIds.length === 0) return nothing;
  return { state: skuIds.length === 1 ? 'matched' : 'candidates', matchedBy, skuIds: skuIds.slice(0, candidateMax) };
};

async function searchName(shelves: Shelves, ctx: AccountContext, key: string): Promise<Found> {
  const viewer = { companyId: ctx.site.companyId, customerId: ctx.caller.customerId, now: ctx.now };
  const { matched, notes, rows } = await searchTop(shelves, ctx.tx, viewer, key, lookedAt);
  // O for 0, a digit wrong: what comes near is offered, and the buyer says whether they meant it.
  const isNear = notes.searched !== '' || (matched === 'partial' && notes.didYouMean !== '');
  if (isNear && rows.length > 0) {
    const skuIds = rows.slice(0, candidateMax).map((row) => row.skuId);
    return { state: 'candidates', matchedBy: 'itemNo', skuIds };
  }
  if (matched !== 'all') return nothing;
  const exact = exactName(
    key,
    rows.map(({ skuId, name, specs }) => ({ skuId, name, spec: specText(specs) })),
  );
  return foundMany('name', exact ? [exact.skuId] : rows.map((row) => row.skuId));
}

/** One after the other, and whoever else asks comes in between: a list of a hundred names keeps nobody waiting. */
async function searchNames(shelves: Shelves, ctx: AccountContext, keys: string[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const key of keys) {
    await yieldToOthers();
    found.set(key, await searchName(shelves, ctx, key));
  }
  return found;
}

/** Numbers in one question, names by the search, goods and prices in one more each. Writes nothing. */
export async function matchLines(
  shelves: Shelves,
  ctx: AccountContext,
  lines: readonly AskedLine[],
): Promise<QuickLine[]> {
  const keys = [...new Set(lines.map((line) => foldKey(line.key)))];
  const texts = spellings(lines.map((line) => line.key));
  const hits = await selectByNumbers(ctx.tx, ctx.site.companyId, ctx.caller.customerId, texts);
  const byNumber = hitsByKey(hits);
  const names = keys.filter((key) => !byNumber.has(key));
  if (names.length > quickOrderNamesMax) throw new DomainError('quickOrderTooManyNames', { most: quickOrderNamesMax });
  const byName = await searchNames(shelves, ctx, names);
  const skuIds = [...hits.map((hit) => hit.skuId), ...[...byName.values()].flatMap((each) => each.skuIds)];
  const known = await readGoods(ctx, [...new Set(skuIds)]);
  // What a customer may not see does not exist for them.
  const visible = (skuId: number) => known.get(skuId)?.inPool === true;

  const foundFor = ({ key }: AskedLine): Found => {
    const numbered = byNumber.get(foldKey(key))?.filter((hit) => visible(hit.skuId));
    if (!numbered) return byName.get(foldKey(key)) ?? nothing;
    return numbered[0]
      ? foundMany(
          numbered[0].matchedBy,
          numbered.map((hit) => hit.skuId),
        )
      : nothing;
  };
  const meaning = (line: AskedLine, { state, skuIds: own }: Found) =>
    state === 'matched' ? `sku ${own[0]}` : `key ${foldKey(line.key)}`;
  return mergeLines(lines, lines.map(foundFor), meaning).map(({ found, ...line }) => ({
    ...line,
    state: found.state,
    matchedBy: found.matchedBy,
    goods: found.skuIds.flatMap((skuId) => {
      const goods = known.get(skuId);
      return goods ? [goodsView(goods, line.qty, ctx.now)] : [];
    }),
  }));
}

export async function matchLine(shelves: Shelves, ctx: AccountContext, line: AskedLine): Promise<QuickLine> {
  const [matched] = await matchLines(shelves, ctx, [line]);
  if (!matched) throw new Error('a line has one answer');
  return matched;
}
