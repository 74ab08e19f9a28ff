import type { ReturnModel } from '@yigou/contract/trade/returns';
import type { ReturnState } from '@yigou/contract/trade/returns.terms';
import { describe, expect, it } from 'vitest';
import { readReturnFilter, returnListPath } from './filter.rules';
import { walkOf, whyOf } from './return.rules';

const logs = (...states: ReturnState[]) =>
  states.map((to, at) => ({ time: `0${at}:00`, who: '', what: '', note: '', to }));

describe('the course of a return', () => {
  it('shows what is done, where it stands and what is to come', () => {
    const walked = walkOf({
      type: 'returnRefund',
      state: 'pendingInspection',
      logs: logs('pendingReview', 'pendingReturn', 'pendingInspection'),
    });
    expect(walked.map(({ title, time, reached, now }) => [title, time, reached, now])).toEqual([
      ['提交申请', '00:00', true, false],
      ['平台审核', '01:00', true, false],
      ['寄回商品', '02:00', true, false],
      ['仓库验收', '', false, true],
      ['退款', '', false, false],
      ['确认', '', false, false],
    ]);
  });

  it('of one that ended early shows its end, and no step that was not done', () => {
    const walked = walkOf({
      type: 'exchange',
      state: 'closed',
      logs: logs('pendingReview', 'pendingReturn', 'closed'),
    });
    expect(walked.map(({ title }) => title)).toEqual(['提交申请', '平台审核', '已关闭']);
  });

  it('that is completed has done every step', () => {
    const done = logs('pendingReview', 'pendingRefund', 'pendingRefund', 'pendingConfirm', 'completed');
    expect(walkOf({ type: 'refundOnly', state: 'completed', logs: done }).every((step) => step.reached)).toBe(true);
  });

  it('says first of all that the money did not go back', () => {
    const told = {
      state: 'pendingRefund',
      type: 'returnRefund',
      dueTime: '',
      waitsFor: '退款处理中',
      answer: '',
    } as const;
    const failed = [{ refundNo: 'T1', amount: 1, state: '退款未成功', time: '', failed: true }];
    expect(whyOf({ ...told, refunds: [] })).toBe('退款处理中');
    expect(whyOf({ ...told, refunds: failed } as ReturnModel)).toBe('退款未成功');
  });
});

it('the filter of the list lives in its address', () => {
  const filter = readReturnFilter(
    new URLSearchParams('tab=open&type=exchange&from=2026-02-30&pageIndex=2&keyword= R1 '),
  );
  expect(filter).toMatchObject({ tab: 'open', type: 'exchange', from: '', keyword: 'R1', pageIndex: 2 });
  expect(readReturnFilter(new URLSearchParams(returnListPath(filter).split('?')[1]))).toEqual(filter);
  expect(readReturnFilter(new URLSearchParams('tab=no&type=no'))).toMatchObject({ tab: 'all', type: '' });
});
