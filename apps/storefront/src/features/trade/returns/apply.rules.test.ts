import type { Applicable, ApplicableLine } from '@yigou/contract/trade/returns';
import { describe, expect, it } from 'vitest';
import {
  type ApplyDraft,
  applyChecks,
  firstDraft,
  mostFor,
  refundOfLine,
  refundSum,
  toApplication,
  withChoice,
} from './apply.rules';

const line = (lineNo: number, more: Partial<ApplicableLine> = {}) =>
  ({
    lineNo,
    qty: 3,
    receivedQty: 3,
    returnedQty: 0,
    keptQty: 3,
    damaged: 0,
    missing: 0,
    most: { noReason: 1, quality: 2, delivery: 3 },
    paid: 100,
    freight: 1,
    ...more,
  }) as ApplicableLine;
const order = (...lines: ApplicableLine[]) => ({ lines, contact: '王', phone: '13800138000' }) as Applicable;
const draft = (more: Partial<ApplyDraft> = {}): ApplyDraft => ({
  type: 'returnRefund',
  reason: '与描述不符',
  qtys: {},
  text: '',
  contact: '王',
  phone: '13800138000',
  pictures: [],
  ...more,
});

describe('the first draft', () => {
  it('takes up what was found on receipt, so that nothing is typed twice', () => {
    expect(firstDraft(order(line(1), line(2, { damaged: 2 })))).toMatchObject({ reason: '破损', qtys: { 2: 2 } });
    expect(firstDraft(order(line(1, { missing: 1 })))).toMatchObject({ type: 'refundOnly', qtys: { 1: 1 } });
    expect(firstDraft(order(line(1)))).toMatchObject({ type: 'returnRefund', reason: '', qtys: {} });
    expect(firstDraft(order(line(1, { receivedQty: 0 })))).toMatchObject({ type: 'refundOnly' });
  });
});

describe('a choice', () => {
  it('of another reason or type allows no more than its window, and drops a reason that does not fit', () => {
    const lines = [line(1)];
    expect(mostFor(line(1), draft({ reason: '' }))).toBe(2);
    const wide = draft({ qtys: { 1: 2 } });
    expect(withChoice(wide, lines, { reason: '七天无理由' })).toMatchObject({ qtys: { 1: 1 } });
    expect(withChoice(wide, lines, { type: 'refundOnly' })).toMatchObject({ reason: '', qtys: { 1: 2 } });
  });

  it('says what comes back: with freight where the seller is at fault, nothing for an exchange', () => {
    expect(refundOfLine(line(1), 1, draft())).toBe(33.66);
    expect(refundOfLine(line(1), 1, draft({ reason: '七天无理由' }))).toBe(33.33);
    expect(refundOfLine(line(1, { keptQty: 2, paid: 66.67, freight: 0.67 }), 2, draft())).toBe(67.34);
    expect(refundSum([line(1)], draft({ type: 'exchange', qtys: { 1: 3 } }))).toBe(0);
    expect(refundSum([line(1), line(2)], draft({ qtys: { 1: 3, 2: 1 } }))).toBe(134.66);
  });

  it('is checked before it is sent, and sent without what was not chosen', () => {
    expect(applyChecks.pictures?.(draft({ reason: '破损' }))).toContain('照片');
    expect(applyChecks.qtys?.(draft({ qtys: { 1: 0 } }))).not.toBe('');
    expect(toApplication(7, draft({ qtys: { 1: 0, 2: 3 } }))).toMatchObject({ lines: [{ lineNo: 2, qty: 3 }] });
  });
});
