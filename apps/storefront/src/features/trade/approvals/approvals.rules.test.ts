import type { ApprovalLine, ApprovalRow } from '@yigou/contract/trade/approvals';
import { readTime } from '@yigou/web-kit';
import { expect, test } from 'vitest';
import {
  approvalListPath,
  cutAmount,
  firstFilter,
  keptQty,
  leftText,
  readApprovalFilter,
  riseOf,
  spanText,
  toPageInput,
  withCut,
  withKept,
} from './approvals.rules';

const hour = 3_600_000;
const line = (more: Partial<ApprovalLine>) => ({ lineNo: 1, qty: 10, price: 839, ...more }) as ApprovalLine;

test('a filter survives the address; what stands at its default is left out, nonsense is not read', () => {
  expect(approvalListPath(firstFilter)).toBe('/center/order/myApprove');
  const filter = { ...firstFilter, tab: 'mine' as const, keyword: '椅 子', orgId: 4, overBudget: true, pageIndex: 2 };
  const path = approvalListPath(filter);
  expect(readApprovalFilter(new URLSearchParams(path.split('?')[1]))).toEqual(filter);
  expect(readApprovalFilter(new URLSearchParams('tab=toString&orgId=x&sort=up'))).toEqual(firstFilter);
  expect(toPageInput(filter)).toMatchObject({ searchKey: '椅 子', pageIndex: 2, reqData: { tab: 'mine', orgId: 4 } });
});

test('times are told in two units, and what runs out is urgent', () => {
  expect([0, 59_000, 5 * 60_000, hour, hour * 23 + 16 * 60_000, hour * 64, hour * 48].map(spanText)).toEqual([
    '不到 1 分钟',
    '不到 1 分钟',
    '5 分钟',
    '1 小时',
    '23 小时 16 分',
    '2 天 16 小时',
    '2 天',
  ]);
  const due = '2026-11-16 10:00:00';
  expect(leftText(due, readTime(due) - 2 * hour)).toEqual({ text: '剩 2 小时', urgent: false });
  expect(leftText(due, readTime(due) - 2 * hour + 1)).toEqual({ text: '剩 1 小时 59 分', urgent: true });
  expect(leftText(due, readTime(due) + hour)).toEqual({ text: '已超时 1 小时', urgent: true });
});

test('a price is told against the last one', () => {
  expect([null, 0, 5, 9.96, 10, -1.5].map((changePercent) => riseOf({ changePercent }))).toEqual([
    { text: '首次采购', tone: 'none' },
    { text: '持平', tone: 'none' },
    { text: '+5.0%', tone: 'up' },
    { text: '+10.0%', tone: 'up' },
    { text: '+10.0%', tone: 'high' },
    { text: '−1.5%', tone: 'down' },
  ]);
});

test('cuts only ever make less, and going back to the old quantity is none', () => {
  const lines = [line({}), line({ lineNo: 2, qty: 2, price: 268.1 })];
  const [first, second] = lines as [ApprovalLine, ApprovalLine];
  const cuts = withCut(withCut(new Map(), first, 6), second, 0);
  expect([keptQty(first, cuts), keptQty(second, cuts), cutAmount(lines, cuts)]).toEqual([6, 0, 3892.2]);
  expect(withCut(withCut(cuts, first, 10), second, 3).size).toBe(0);
});

test('what was decided keeps its place while the server leaves it out, and stands there once', () => {
  const row = (taskId: number) => ({ taskId }) as ApprovalRow;
  const shown = (rows: number[], kept: { row: ApprovalRow; at: number }[]) =>
    withKept(rows.map(row), kept).map(({ taskId }) => taskId);
  const kept = [
    { row: row(3), at: 2 },
    { row: row(1), at: 0 },
  ];
  expect(shown([1, 2, 3, 4], kept)).toEqual([1, 2, 3, 4]);
  expect(shown([2, 4], kept)).toEqual([1, 2, 3, 4]);
  expect(shown([2, 4, 5], [])).toEqual([2, 4, 5]);
  expect(shown([], [{ row: row(9), at: 7 }])).toEqual([9]);
});
