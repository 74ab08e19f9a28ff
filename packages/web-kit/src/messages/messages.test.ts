import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmBox, endToasts, readMessages, toast } from './messages';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const shown = () => readMessages().toasts.map(({ text }) => text);

test('a message ends with its page, what is said in leaving goes along, and an error stays its time', () => {
  toast.success('已加入购物车');
  toast.error('库存不足');
  vi.advanceTimersByTime(1500);
  toast.success('已提交审批');
  vi.advanceTimersByTime(200);
  endToasts();
  expect(shown()).toEqual(['库存不足', '已提交审批']);
});

test('a page that was long in coming still shows what was said when it was asked for', () => {
  const left = Date.now();
  toast.success('已提交审批');
  vi.advanceTimersByTime(2500);
  endToasts(left);
  expect(shown()).toEqual(['已提交审批']);
});

test('a question is titled by what it leads to', () => {
  void confirmBox({ text: '删除后不能恢复。', confirmText: '删除' });
  void confirmBox({ text: '请您登录后操作' });
  expect(readMessages().boxes.map(({ title }) => title)).toEqual(['删除', '提示']);
  for (const box of readMessages().boxes) box.answer(false);
});
