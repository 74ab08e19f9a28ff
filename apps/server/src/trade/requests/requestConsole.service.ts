import type { consoleCalls } from '@yigou/contract/console';
import type { ConsoleGoodsRequest, ConsoleGoodsRequestRow } from '@yigou/contract/trade/requests.console';
import {
  consoleGoodsRequestTabs,
  type GoodsRequestMove,
  goodsRequestMoves,
} from '@yigou/contract/trade/requests.terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { skus } from '../../goods/catalog/catalog.tables';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import { readGoodsOf } from '../cart/goods.service';
import {
  countStates,
  dueFirst,
  findGoodsRequest,
  latestFirst,
  lockGoodsRequest,
  pageOfRequests,
  type ShownGoodsRequest,
  withWord,
} from './requests.queries';
import { refuseMove, withPicture } from './requests.service';
import { goodsRequestOffers, wants } from './requests.tables';
import { requestDetails, tabCountsOf, toRow } from './requestView.service';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

const ofCompany = ({ caller }: OperatorContext) => eq(wants.companyId, caller.companyId);

const toConsoleRow = (found: ShownGoodsRequest, now: Date): ConsoleGoodsRequestRow => ({
  ...toRow(found),
  customerName: found.customerName,
  late: found.want.state === 'waiting' && found.want.dueAt < now,
});

export async function pageConsoleRequests(
  ctx: OperatorContext,
  { searchKey, reqData, ...part }: Input<'Want/GetPage'>,
) {
  const tab = reqData?.tab ?? 'waiting';
  const where = and(ofCompany(ctx), withWord(searchKey.trim()));
  const tabCounts = tabCountsOf(consoleGoodsRequestTabs, await countStates(ctx.tx, where));
  const inTab = and(where, inArray(wants.state, [...consoleGoodsRequestTabs[tab].states]));
  const rows = await pageOfRequests(ctx.tx, inTab, tab === 'waiting' ? dueFirst : latestFirst, part);
  return { resultData: rows.map((row) => toConsoleRow(row, ctx.now)), totalCount: tabCounts[tab], tabCounts };
}

/** One of the operator's company; any other answers like one that does not exist. */
async function reachGoodsRequest(ctx: OperatorContext, wantId: number): Promise<ShownGoodsRequest> {
  const found = await findGoodsRequest(ctx.tx, and(ofCompany(ctx), eq(wants.wantId, wantId)));
  if (!found) throw new DomainError('notFound');
  return found;
}

export async function readConsoleGoodsRequest(ctx: OperatorContext, wantId: number): Promise<ConsoleGoodsRequest> {
  const found = await reachGoodsRequest(ctx, wantId);
  return {
    ...toConsoleRow(found, ctx.now),
    ...(await requestDetails(ctx.tx, found, ctx.now)),
    mobile: found.mobile,
    answeredBy: found.want.answeredBy,
  };
}

type GoodsRequest = typeof wants.$inferSelect;

/** All of them there, and to be bought by who asked; in the order they were named. */
async function offersFor({ tx }: OperatorContext, want: GoodsRequest, typed: readonly string[]): Promise<number[]> {
  const skuNos = [...new Set(typed.map((skuNo) => skuNo.toUpperCase()))];
  if (skuNos.length === 0) return [];
  const rows = await tx
    .select({ skuId: skus.skuId, skuNo: skus.skuNo })
    .from(skus)
    .where(and(eq(skus.companyId, want.companyId), inArray(skus.skuNo, skuNos)));
  const ids = new Map(rows.map((row) => [row.skuNo, row.skuId]));
  const unknown = skuNos.filter((skuNo) => !ids.has(skuNo)).join('、');
  if (unknown) throw new DomainError('wantSkuUnknown', { skuNos: unknown }, { skuNos: `商品编号 ${unknown} 不存在` });
  const goods = await readGoodsOf(tx, want, [...ids.values()]);
  const unseen = skuNos.filter((skuNo) => {
    const found = goods.get(ids.get(skuNo) ?? 0);
    return !found?.onShelf || !found.inPool;
  });
  if (unseen.length > 0) throw new DomainError('wantSkuUnseen', { skuNos: unseen.join('、') });
  return skuNos.flatMap((skuNo) => ids.get(skuNo) ?? []);
}

type Answer = { move: GoodsRequestMove & ('answer' | 'refuse'); text: string; skuNos: readonly string[] };

async function decide(ctx: OperatorContext, wantId: number, { move, text, skuNos }: Answer): Promise<void> {
  const { tx, now, caller } = ctx;
  await reachGoodsRequest(ctx, wantId);
  const want = await lockGoodsRequest(tx, wantId);
  if (!want) throw new DomainError('notFound');
  refuseMove(want, move);
  const offers = await offersFor(ctx, want, skuNos);
  const state = goodsRequestMoves[move].to;
  await tx
    .update(wants)
    .set({ state, answer: text, answeredBy: caller.operatorName, answeredAt: now })
    .where(eq(wants.wantId, wantId));
  if (offers.length > 0)
    await tx.insert(goodsRequestOffers).values(offers.map((skuId, at) => ({ wantId, lineNo: at + 1, skuId })));
  await notify(ctx, [want.accountId], {
    kind: 'goods',
    title: `求购“${want.name}”${state === 'quoted' ? '已有答复' : '暂不能供应'}`,
    text: `${want.wantNo} ${[offers.length > 0 && `推荐 ${offers.length} 个商品`, text].filter(Boolean).join('：')}`,
    link: `/center/concern/wantDetail?wantId=${wantId}`,
  });
  await writeAudit(ctx, {
    what: `${goodsRequestMoves[move].label}求购`,
    object: { kind: 'want', id: want.wantNo },
    before: { state: want.state },
    after: { state, text, skuNos },
  });
}

export const answerGoodsRequest = (
  ctx: OperatorContext,
  { wantId, text, skuNos }: Input<'Want/Answer'>,
): Promise<void> => decide(ctx, wantId, { move: 'answer', text, skuNos });

export const refuseGoodsRequest = (ctx: OperatorContext, { wantId, reason }: Input<'Want/Refuse'>): Promise<void> =>
  decide(ctx, wantId, { move: 'refuse', text: reason, skuNos: [] });

export const operatorSeesFileOfGoodsRequest = async (ctx: OperatorContext, fileId: string): Promise<boolean> =>
  ctx.caller.functions.has('wants/answer') &&
  (await ctx.tx.$count(wants, and(ofCompany(ctx), withPicture(fileId)))) > 0;
