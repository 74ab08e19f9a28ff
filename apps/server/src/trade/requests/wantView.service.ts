import { formatTime } from '@yigou/contract/ground/time';
import type { WantRow } from '@yigou/contract/trade/requests';
import type { WantState } from '@yigou/contract/trade/requests.terms';
import type { Db } from '../../ground/db/client';
import { readGoodsOf } from '../cart/goods.service';
import { goodsView } from '../cart/goodsView.service';
import { type ShownWant, selectOffers } from './requests.queries';

const timeText = (time: Date | null): string => (time ? formatTime(time) : '');

export const toRow = ({ want, askerName, offerCount }: ShownWant): WantRow => ({
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
export async function storyOf(tx: Db, { want }: ShownWant, now: Date) {
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
  tabs: Record<Tab, { states: readonly WantState[] }>,
  counts: ReadonlyMap<WantState, number>,
): Record<Tab, number> =>
  Object.fromEntries(
    (Object.keys(tabs) as Tab[]).map((tab) => [
      tab,
      tabs[tab].states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    ]),
  ) as Record<Tab, number>;
