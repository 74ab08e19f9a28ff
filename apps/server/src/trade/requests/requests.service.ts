import type { calls } from '@yigou/contract/calls';
import { workingDaysAfter } from '@yigou/contract/goods/delivery.terms';
import { dayStart, formatDate } from '@yigou/contract/ground/time';
import type { GoodsRequestModel } from '@yigou/contract/trade/requests';
import {
  type GoodsRequestMove,
  goodsRequestAnswerDays,
  goodsRequestLimits,
  goodsRequestMoves,
  goodsRequestStateLabels,
  goodsRequestTabs,
  mayMoveGoodsRequest,
} from '@yigou/contract/trade/requests.terms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nextNumber } from '../../ground/db/numbers';
import { oneAtATime } from '../../ground/db/oneAtATime';
import { takeFiles } from '../../ground/files/files.service';
import type { AccountContext, Caller } from '../../ground/http/context';
import { addHours } from '../../ground/lib/clock';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { ownRows, withinScope } from '../../people/org/scope.service';
import {
  countStates,
  findGoodsRequest,
  latestFirst,
  lockGoodsRequest,
  pageOfRequests,
  withWord,
} from './requests.queries';
import { wants } from './requests.tables';
import { requestDetails, tabCountsOf, toRow } from './requestView.service';

/** One's own, and with 全部订单 those in one's data scope: as it is with orders. */
const requestsInReach = (caller: Caller) => withinScope(caller, wants, 'order/allOrder');

type Input<P extends keyof typeof calls> = z.output<(typeof calls)[P]['input']>;

export async function pageRequests(
  { tx, caller }: AccountContext,
  { searchKey, reqData, ...part }: Input<'Want/GetPage'>,
) {
  const tab = reqData?.tab ?? 'all';
  const where = and(requestsInReach(caller), withWord(searchKey.trim()));
  const tabCounts = tabCountsOf(goodsRequestTabs, await countStates(tx, where));
  const inTab = and(where, inArray(wants.state, [...goodsRequestTabs[tab].states]));
  const rows = await pageOfRequests(tx, inTab, latestFirst, part);
  return { resultData: rows.map(toRow), totalCount: tabCounts[tab], tabCounts };
}

export async function readGoodsRequest(
  { tx, caller, now }: AccountContext,
  wantId: number,
): Promise<GoodsRequestModel> {
  const found = await findGoodsRequest(tx, and(requestsInReach(caller), eq(wants.wantId, wantId)));
  if (!found) throw new DomainError('notFound');
  return { ...toRow(found), ...(await requestDetails(tx, found, now)), own: found.want.accountId === caller.accountId };
}

/** All of them the caller's own uploads of this kind, whose content was looked at when they came. */
async function takePictures({ tx, caller, now }: AccountContext, fileIds: string[]) {
  const wanted = [...new Set(fileIds)];
  const taken = await takeFiles(tx, caller.accountId, 'wantPicture', wanted, now);
  if (taken.length < wanted.length) throw new DomainError('wantPictureUnknown');
  return wanted.flatMap((fileId) => taken.filter((file) => file.fileId === fileId));
}

async function knownFor({ tx, caller }: AccountContext, requestId: string, requestHash: string) {
  const [known] = await tx
    .select({ wantId: wants.wantId, wantNo: wants.wantNo, requestHash: wants.requestHash })
    .from(wants)
    .where(and(eq(wants.accountId, caller.accountId), eq(wants.requestId, requestId)));
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  return known && { wantId: known.wantId, wantNo: known.wantNo };
}

/** When the day's work is over. */
const closingHour = 18;

/** One click asks once: the same key answers the same request, also where both came in the same moment. */
export async function submitGoodsRequest(
  ctx: AccountContext,
  { requestId, pictureIds, ...content }: Input<'Want/Submit'>,
) {
  const { tx, caller, now } = ctx;
  const requestHash = contentMark({ ...content, pictureIds });
  const known = await knownFor(ctx, requestId, requestHash);
  if (known) return known;
  if (content.wantedOn && content.wantedOn < formatDate(now))
    throw new DomainError('wantedDatePast', {}, { wantedOn: '希望到货日不能早于今天' });
  const { companyId, customerId, orgId, accountId } = caller;
  await oneAtATime(tx, `wants of ${accountId}`);
  const [made] = await tx
    .insert(wants)
    .values({
      ...content,
      wantNo: await nextNumber(tx, 'Q', 'want_number', now),
      companyId,
      customerId,
      orgId,
      accountId,
      requestId,
      requestHash,
      state: 'waiting',
      pictures: await takePictures(ctx, pictureIds),
      createdAt: now,
      dueAt: addHours(dayStart(workingDaysAfter(now, goodsRequestAnswerDays)), closingHour),
    })
    .onConflictDoNothing({ target: [wants.accountId, wants.requestId] })
    .returning({ wantId: wants.wantId, wantNo: wants.wantNo });
  const kept = made ?? (await knownFor(ctx, requestId, requestHash));
  if (!kept) throw new Error('the request was not stored');
  const waiting = await tx.$count(wants, and(eq(wants.accountId, accountId), eq(wants.state, 'waiting')));
  if (made && waiting > goodsRequestLimits.waiting)
    throw new DomainError('wantsFull', { most: goodsRequestLimits.waiting });
  return kept;
}

type GoodsRequest = typeof wants.$inferSelect;

/** Under its lock: whoever comes second is told how it stands by now. */
export function refuseMove({ state }: GoodsRequest, move: GoodsRequestMove): void {
  if (mayMoveGoodsRequest(move, state)) return;
  throw new DomainError('wantStateRefused', {
    state: goodsRequestStateLabels[state],
    action: goodsRequestMoves[move].label,
  });
}

async function moveOwn({ tx, caller, now }: AccountContext, wantId: number, move: GoodsRequestMove): Promise<void> {
  const own = await findGoodsRequest(tx, and(ownRows(caller, wants), eq(wants.wantId, wantId)));
  const row = own && (await lockGoodsRequest(tx, wantId));
  if (!row) throw new DomainError('notFound');
  refuseMove(row, move);
  await tx.update(wants).set({ state: goodsRequestMoves[move].to, closedAt: now }).where(eq(wants.wantId, wantId));
}

export const withdrawGoodsRequest = (ctx: AccountContext, wantId: number): Promise<void> =>
  moveOwn(ctx, wantId, 'withdraw');
export const closeGoodsRequest = (ctx: AccountContext, wantId: number): Promise<void> => moveOwn(ctx, wantId, 'close');

export const withPicture = (fileId: string) => sql`${wants.pictures} @> ${JSON.stringify([{ fileId }])}::jsonb`;

/** Who sees a request sees its pictures. */
export const seesFileOfGoodsRequest = async ({ tx, caller }: AccountContext, fileId: string): Promise<boolean> =>
  (await tx.$count(wants, and(requestsInReach(caller), withPicture(fileId)))) > 0;
