import { type ShipmentAction, type ShipmentState, shipmentLimits } from '@yigou/contract/trade/shipments.terms';
import type { ActorKind } from '../../ground/db/actor';
import { addDays } from '../../ground/lib/clock';

type ParcelMove = { who: readonly ActorKind[]; from: readonly ShipmentState[]; to: ShipmentState; what: string };

/** Every way a parcel can go. */
export const parcelMoves = {
  deliver: { who: ['operator'], from: ['shipped'], to: 'delivered', what: '记为已送达' },
  withdraw: { who: ['operator'], from: ['shipped'], to: 'withdrawn', what: '撤销发货' },
  receive: { who: ['account'], from: ['shipped', 'delivered'], to: 'received', what: '确认收货' },
  /** Its order was paid back as a whole and closed. */
  end: { who: ['system'], from: ['shipped', 'delivered'], to: 'ended', what: '订单关闭，不再收货' },
  receiveByTime: { who: ['system'], from: ['shipped', 'delivered'], to: 'received', what: '超时自动确认收货' },
} as const satisfies Record<string, ParcelMove>;
export type ParcelMoveName = keyof typeof parcelMoves;

export const parcelMoveOf = (name: ParcelMoveName): ParcelMove => parcelMoves[name];
export const mayMoveParcel = (name: ParcelMoveName, state: ShipmentState): boolean =>
  parcelMoveOf(name).from.includes(state);

export const isOnItsWay = (state: ShipmentState): boolean => mayMoveParcel('receive', state);

/** When it is received by itself: sooner once somebody says that it was delivered. */
export const dueAfterShipping = (now: Date): Date => addDays(now, shipmentLimits.undeliveredDays);
export const dueAfterDelivery = (now: Date, extended: boolean): Date =>
  addDays(now, shipmentLimits.receiveDays + (extended ? shipmentLimits.extendDays : 0));

/** What its state lets the buyer do next. */
export const parcelActions = (state: ShipmentState, extended: boolean): ShipmentAction[] => {
  if (!isOnItsWay(state)) return [];
  return extended ? ['receive'] : ['receive', 'extend'];
};

export type Found = { lineNo: number; sound: number; damaged: number; missing: number };

/** What was found in a parcel, line by line; what is not named arrived sound and whole. */
export const foundIn = (lines: readonly { lineNo: number; qty: number }[], said: readonly Found[]): Found[] =>
  lines.map(
    ({ lineNo, qty }) => said.find((each) => each.lineNo === lineNo) ?? { lineNo, sound: qty, damaged: 0, missing: 0 },
  );
