import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { and, desc, eq, ne } from 'drizzle-orm';
import { addDays, addHours, addMinutes } from '../../ground/lib/clock';
import { orderLines, orders } from '../../trade/orders/orders.tables';
import { equipmentGoods } from '../goods/equipment.goods';
import { foodGoods } from '../goods/food.goods';
import { furnitureGoods } from '../goods/furniture.goods';
import type { GoodsSeed } from '../goods/goods.types';
import { itGoods } from '../goods/it.goods';
import { labGoods } from '../goods/lab.goods';
import { officeGoods } from '../goods/office.goods';
import { safetyGoods } from '../goods/safety.goods';
import { goReturnWay, type ReturnEnding, returnEndings } from './afterSale';
import { fillBasket } from './baskets';
import { addSeconds } from './calendar';
import { happens } from './happens';
import type { Shop } from './shopping';
import { begin, type Fate, type Plot } from './stories';
import { applyCancel, ask, openFlow, orderNow, receive, reject, ship } from './verbs';
import { openQuestion, rejected } from './words.data';

type Ending = {
  who: string;
  /** So many days before the end, at this hour. */
  daysAgo: number;
  hour: number;
  yuan: number;
  shelf: GoodsSeed[];
  reason: string;
  method: PaymentMethod;
  restsAt: OrderState;
  fate?: Fate;
  /** What somebody still does to it, so many minutes later. */
  later?: { minutes: number; act: (plot: Plot, orderId: number) => Promise<unknown> };
};

const byApprover = (act: typeof reject | typeof ask, said: string) => async (plot: Plot, id: number) =>
  act(plot.stage, await openFlow(plot.stage, id), said);

/**
 * What a visitor finds undone. Those who wait for an approver are younger than what the rules and the order itself
 * grant, counted to the end of the day on which the past is loaded.
 */
export const endings: Ending[] = [
  {
    who: 'linxue',
    daysAgo: 5,
    hour: 10,
    yuan: 14_500,
    shelf: labGoods,
    reason: '检测组新增仪器',
    method: 'transfer',
    restsAt: 'pendingApproval',
    later: { minutes: 95, act: byApprover(ask, openQuestion) },
  },
  {
    who: 'zhoukai',
    daysAgo: 4,
    hour: 15,
    yuan: 3900,
    shelf: itGoods,
    reason: '机房备用硬盘与网线',
    method: 'transfer',
    restsAt: 'pendingApproval',
  },
  {
    who: 'maqiang',
    daysAgo: 2,
    hour: 9,
    yuan: 7600,
    shelf: safetyGoods,
    reason: '一车间冬季劳保用品',
    method: 'transfer',
    restsAt: 'pendingApproval',
  },
  {
    who: 'zhoukai',
    daysAgo: 2,
    hour: 14,
    yuan: 2600,
    shelf: itGoods,
    reason: '外设损坏更换',
    method: 'account',
    restsAt: 'pendingApproval',
  },
  {
    who: 'gaoyuan',
    daysAgo: 1,
    hour: 10,
    yuan: 6400,
    shelf: labGoods,
    reason: '工艺验证第二批耗材',
    method: 'transfer',
    restsAt: 'pendingApproval',
  },
  {
    who: 'liujia',
    daysAgo: 1,
    hour: 11,
    yuan: 7900,
    shelf: equipmentGoods,
    reason: '会议室投影设备',
    method: 'transfer',
    restsAt: 'pendingApproval',
  },
  {
    who: 'buyer',
    daysAgo: 1,
    hour: 14,
    yuan: 18_600,
    shelf: furnitureGoods,
    reason: '三楼工位扩充（第二批）',
    method: 'transfer',
    restsAt: 'pendingApproval',
  },
  {
    who: 'admin',
    daysAgo: 1,
    hour: 16,
    yuan: 57_000,
    shelf: [...furnitureGoods, ...itGoods],
    reason: '年度集中采购',
    method: 'transfer',
    restsAt: 'pendingApproval',
  },
  {
    who: 'buyer',
    daysAgo: 2,
    hour: 11,
    yuan: 12_800,
    shelf: furnitureGoods,
    reason: '接待区沙发更换',
    method: 'transfer',
    restsAt: 'pendingApproval',
    later: { minutes: 260, act: byApprover(reject, rejected[0] ?? '') },
  },
  {
    who: 'buyer',
    daysAgo: 2,
    hour: 15,
    yuan: 1300,
    shelf: officeGoods,
    reason: '行政部日常办公用品补充',
    method: 'transfer',
    restsAt: 'pendingPayment',
  },
  {
    who: 'buyer2',
    daysAgo: 1,
    hour: 15,
    yuan: 2400,
    shelf: labGoods,
    reason: '新项目试剂',
    method: 'transfer',
    restsAt: 'pendingPayment',
  },
  {
    who: 'buyer',
    daysAgo: 4,
    hour: 10,
    yuan: 620,
    shelf: foodGoods,
    reason: '客户来访茶歇',
    method: 'alipay',
    restsAt: 'pendingPayment',
    fate: 'forgotten',
  },
  {
    who: 'buyer',
    daysAgo: 1,
    hour: 9,
    yuan: 1700,
    shelf: officeGoods,
    reason: '新员工入职办公用品',
    method: 'account',
    restsAt: 'pendingShipment',
  },
  {
    who: 'buyer',
    daysAgo: 2,
    hour: 9,
    yuan: 900,
    shelf: foodGoods,
    reason: '茶水间补货',
    method: 'account',
    restsAt: 'pendingShipment',
    later: { minutes: 1920, act: async ({ stage }, id) => applyCancel(stage, 'buyer', await orderNow(stage, id)) },
  },
  {
    who: 'buyer',
    daysAgo: 5,
    hour: 9,
    yuan: 2100,
    shelf: officeGoods,
    reason: '月度复印纸与文具',
    method: 'account',
    restsAt: 'shipped',
  },
  {
    who: 'buyer',
    daysAgo: 6,
    hour: 10,
    yuan: 3200,
    shelf: [...officeGoods, ...safetyGoods],
    reason: '车间与办公室月度补充',
    method: 'account',
    restsAt: 'partlyShipped',
    fate: 'inParts',
  },
];

/** They come whatever the chances were before, so that every visitor finds the same. */
export function planEndings(plot: Plot, shop: Shop, until: Date): void {
  for (const { who, daysAgo, hour, yuan, shelf, reason, method, restsAt, fate = 'smooth', later } of endings) {
    const at = addSeconds(addDays(until, -daysAgo), hour * 3600 + plot.stage.chance.between(120, 3000));
    plot.agenda.add(at, async () => {
      const items = shop.itemsOf(fillBasket(plot.stage.chance, shelf, yuan, shop.without(who)));
      const orderId = await begin(plot, { who, items, paymentMethod: method, reason, fate, restsAt });
      if (later && orderId !== null)
        plot.agenda.add(addMinutes(at, later.minutes), async () => void (await later.act(plot, orderId)));
    });
  }
}

/** One of them for each state, as far as there are enough. */
async function leaveReturns(plot: Plot, states: readonly ReturnEnding[]): Promise<void> {
  const { stage } = plot;
  const lately = await stage.db
    .select({ orderId: orders.orderId, lineNo: orderLines.lineNo, accountId: orders.accountId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(and(eq(orders.state, 'completed'), ne(orders.payMethod, 'transfer'), eq(orderLines.returningQty, 0)))
    .orderBy(desc(orders.orderId), orderLines.lineNo)
    .limit(100);
  const names = new Map([...stage.cast].map(([who, { accountId }]) => [accountId, who]));
  let at = 0;
  for (const { accountId, ...bought } of lately) {
    const [state, who] = [states[at], names.get(accountId)];
    // Not everything can be sent back for no reason, and what came long ago not any more.
    if (state && who && (await happens(() => goReturnWay(plot, who, bought, state, 1.2)))) at += 1;
  }
}

/** Bought, shipped and received in time for something of it to be sent back. */
function planReceived(plot: Plot, shop: Shop, until: Date): void {
  const { stage, agenda } = plot;
  for (const [at, shelf] of [officeGoods, safetyGoods, officeGoods, itGoods, safetyGoods].entries()) {
    const begun = addMinutes(addHours(until, -110), at * 11);
    agenda.add(begun, async () => {
      const items = shop.itemsOf(fillBasket(stage.chance, shelf, 700, shop.without('buyer')));
      const wish = { who: 'buyer', items, paymentMethod: 'account', reason: '部门日常补充', fate: 'smooth' } as const;
      const orderId = await begin(plot, { ...wish, restsAt: 'pendingShipment' });
      if (orderId === null) return;
      agenda.add(addHours(begun, 24), async () => ship(stage, await orderNow(stage, orderId)));
      agenda.add(addHours(begun, 50), async () => receive(stage, 'buyer', await orderNow(stage, orderId)));
    });
  }
}

/** What waits for its review is passed by itself after two days, so it comes last. */
export function planReturns(plot: Plot, shop: Shop, until: Date): void {
  planReceived(plot, shop, until);
  const early = returnEndings.filter((state) => state !== 'pendingReview');
  plot.agenda.add(addHours(until, -38), () => leaveReturns(plot, early));
  plot.agenda.add(addHours(until, -13), () => leaveReturns(plot, ['pendingReview']));
}
