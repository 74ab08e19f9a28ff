import type { OrderRow } from '@yigou/contract/trade/orders';
import { type OrderAction, type OrderState, orderActionLabels } from '@yigou/contract/trade/orders.terms';

/** Besides what the server allows: looking closer, and keeping the goods in a list. */
const ownLabels = { progress: '查看进度', parcels: '查看物流', detail: '订单详情', save: '存入清单' } as const;

export type RowAct = OrderAction | keyof typeof ownLabels;
type Named = { act: RowAct; label: string };
export type RowActs = { main: Named & { kind: 'primary' | 'line' }; links: Named[]; more: Named[] };

export const actLabels: Record<RowAct, string> = { ...orderActionLabels, ...ownLabels };

/** All that only opens the page of the order. */
export const looks: readonly RowAct[] = ['progress', 'parcels', 'detail'];

type Wanted = { main: RowAct; links: RowAct[] };

/** What a buyer most likely wants next, then what else; all others stand behind 更多. */
const wanted: Record<OrderState, Wanted> = {
  pendingApproval: { main: 'progress', links: ['withdrawApproval', 'detail'] },
  rejected: { main: 'resubmit', links: ['cancel', 'detail'] },
  pendingPayment: { main: 'pay', links: ['cancel', 'detail'] },
  pendingShipment: { main: 'progress', links: ['urgeShipment', 'detail'] },
  cancelRequested: { main: 'progress', links: ['withdrawCancel', 'detail'] },
  partlyShipped: { main: 'parcels', links: ['applyReturn', 'detail'] },
  shipped: { main: 'confirmReceipt', links: ['parcels', 'applyReturn'] },
  completed: { main: 'reorder', links: ['applyReturn', 'detail'] },
  cancelled: { main: 'reorder', links: ['detail'] },
  closed: { main: 'reorder', links: ['detail'] },
};

/** Nothing is left to be done about these: their main action is a quiet one. */
const over: readonly OrderState[] = ['completed', 'cancelled', 'closed'];

/** One main action, at most two beside it, the rest behind 更多: each thing the server allows exactly once. */
export function actsOf({ state, actions }: Pick<OrderRow, 'state' | 'actions'>, mayKeepLists: boolean): RowActs {
  const may = (act: RowAct) => looks.includes(act) || actions.includes(act as OrderAction);
  const { main: first, links: next } = wanted[state];
  const main = may(first) ? first : 'detail';
  const links = next.filter((act) => act !== main && may(act));
  const more = [...actions, ...(mayKeepLists ? (['save'] as const) : [])].filter(
    (act) => act !== main && !links.includes(act),
  );
  const named = (act: RowAct) => ({ act, label: actLabels[act] });
  const kind = main === 'detail' || over.includes(state) ? 'line' : 'primary';
  return { main: { ...named(main), kind }, links: links.map(named), more: more.map(named) };
}
