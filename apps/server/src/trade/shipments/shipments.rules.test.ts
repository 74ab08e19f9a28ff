import { type ShipmentState, shipmentStateLabels } from '@yigou/contract/trade/shipments.terms';
import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../../ground/db/actor';
import { foundIn, mayMoveParcel, type ParcelMoveName, parcelActions, parcelMoveOf } from './shipments.rules';

const states = Object.keys(shipmentStateLabels) as ShipmentState[];

/** Written out by hand; every other pair is refused. */
const table: Record<ParcelMoveName, [from: ShipmentState[], to: ShipmentState, who: ActorKind[]]> = {
  deliver: [['shipped'], 'delivered', ['operator']],
  withdraw: [['shipped'], 'withdrawn', ['operator']],
  receive: [['shipped', 'delivered'], 'received', ['account']],
  end: [['shipped', 'delivered'], 'ended', ['system']],
  receiveByTime: [['shipped', 'delivered'], 'received', ['system']],
};

describe('a parcel', () => {
  it.each(Object.entries(table))('%s goes from where it may to where it should', (name, [from, to, who]) => {
    const move = name as ParcelMoveName;
    expect(states.filter((state) => mayMoveParcel(move, state))).toEqual(from);
    expect(parcelMoveOf(move)).toMatchObject({ to, who });
  });

  it('offers the buyer nothing once it is over, and more time only once', () => {
    expect(parcelActions('shipped', false)).toEqual(['receive', 'extend']);
    expect(parcelActions('delivered', true)).toEqual(['receive']);
    expect(parcelActions('received', false)).toEqual([]);
    expect(parcelActions('withdrawn', false)).toEqual([]);
  });

  it('counts what nobody mentioned as sound', () => {
    const lines = [
      { lineNo: 1, qty: 5 },
      { lineNo: 2, qty: 3 },
    ];
    const said = { lineNo: 2, sound: 1, damaged: 1, missing: 1 };
    expect(foundIn(lines, [said])).toEqual([{ lineNo: 1, sound: 5, damaged: 0, missing: 0 }, said]);
  });
});
