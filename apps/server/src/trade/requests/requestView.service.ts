import { formatTime } from '@yigou/contract/ground/time';
import type { GoodsRequestRow } from '@yigou/contract/trade/requests';
import type { GoodsRequestState } from '@yigou/contract/trade/requests.terms';
import type { Db } from '../../ground/db/client';
import { readGoodsOf } from '../cart/goods.service';
import { goodsView } from '../cart/goodsView.service';
import { type ShownGoodsRequest, selectOffers } from './requests.queries';

const timeText = (time: Date | null): string => (time ? formatTime(time) : '');

export const toRow = ({ want, askerName, offerCount }: ShownGoodsRequest): GoodsRequestRow => ({
  wantId: want.wantId,
  wantNo: want.wantNo,
  state: want.state,
  name: want.name,
  spec: want.spec,
  qty: want.qty,
  unit: want.unit,
  wantedOn: want.wantedOn,
  askerName,
  createTime: formatTime(want.createdAt),
  dueTime: want.state === 'waiting' ? formatTime(want.dueAt) : '',
  answer: want.answer,
  answerTime: timeText(want.answeredAt),
  offerCount,
});

/** What was offered is priced for the company that asked, whoever looks at it. */
export async function requestDetails(tx: Db, { want }: ShownGoodsRequest, now: Date) {
  const skuIds = await selectOffers(tx, want.wantId);
  const goods = await readGoodsOf(tx, want, skuIds);
  return {
    note: want.note,
    pictures: want.pictures,
    offers: skuIds.flatMap((skuId) => {
      const found = goods.get(skuId);
      return found ? [goodsView(found, want.qty, now)] : [];
    }),
    closeTime: timeText(want.closedAt),
  };
}

/** How many stand in each tab. */
export const tabCountsOf = <Tab extends string>(
  tabs: Record<Tab, { states: readonly GoodsRequestState[] }>,
  counts: ReadonlyMap<GoodsRequestState, number>,
): Record<Tab, number> =>
  Object.fromEntries(
    (Object.keys(tabs) as Tab[]).map((tab) => [
      tab,
      tabs[tab].states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    ]),
  ) as Record<Tab, number>;
