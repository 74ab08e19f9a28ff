import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { type CarrierCode, carriersLike, trackingFault } from '@yigou/contract/trade/shipments.terms';
import { leftOf, openGroups } from './order.rules';

/** A parcel as it is being filled in: for one supplier. */
export type ParcelDraft = {
  supplierId: number;
  carrier: CarrierCode;
  trackingNo: string;
  qtys: Record<number, number>;
};

const tidy = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** One parcel for each supplier with all that is left. */
export const firstDrafts = (order: ConsoleOrder): ParcelDraft[] =>
  openGroups(order).map(({ supplierId, lines }) => ({
    supplierId,
    carrier: 'sf',
    trackingNo: '',
    qtys: Object.fromEntries(lines.map((line) => [line.lineNo, leftOf(line)])),
  }));

/** A number tells whose it is; where several could be, the chosen one stays. */
export function withTracking(draft: ParcelDraft, trackingNo: string): ParcelDraft {
  const like = carriersLike(tidy(trackingNo));
  const carrier = like.length > 0 && !like.includes(draft.carrier) ? (like[0] ?? draft.carrier) : draft.carrier;
  return { ...draft, trackingNo, carrier };
}

export const draftFault = ({ carrier, trackingNo }: ParcelDraft): string =>
  trackingNo.trim() === '' && carrier !== 'own' ? '请填写运单号' : trackingFault(carrier, tidy(trackingNo));

/** What is sent: parcels that have something inside. */
export const parcelsOf = (drafts: readonly ParcelDraft[]) =>
  drafts
    .map(({ carrier, trackingNo, qtys }) => ({
      carrier,
      trackingNo,
      lines: Object.entries(qtys)
        .filter(([, qty]) => qty > 0)
        .map(([lineNo, qty]) => ({ lineNo: Number(lineNo), qty })),
    }))
    .filter((parcel) => parcel.lines.length > 0);

/** What would still have to leave after them. */
export function restAfter(order: ConsoleOrder, drafts: readonly ParcelDraft[]): number {
  const sent = parcelsOf(drafts).flatMap((parcel) => parcel.lines);
  return order.toShip - sent.reduce((sum, { qty }) => sum + qty, 0);
}
