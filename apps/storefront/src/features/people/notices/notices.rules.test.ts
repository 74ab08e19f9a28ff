import { expect, test } from 'vitest';
import { noticePath, noticeQuery, readNoticeFilter, unreadText } from './notices.rules';

test('a filter survives the address, and nonsense in it is left out', () => {
  const filter = { pageIndex: 2, pageSize: 20, onlyUnread: true, kind: 'budget' as const };
  const text = (query: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  expect(readNoticeFilter(text(noticeQuery(filter)))).toEqual(filter);
  expect(readNoticeFilter(new URLSearchParams('kind=toString&unread=yes'))).toMatchObject({
    kind: null,
    onlyUnread: false,
  });
});

test('the bell counts to 99', () => {
  expect([0, 1, 99, 100].map(unreadText)).toEqual(['', '1', '99', '99+']);
});

test('a notice leads to a page that opens for its reader', () => {
  const link = '/center/kamUser/budget?budgetId=7';
  const holds =
    (...codes: string[]) =>
    (code: string) =>
      codes.includes(code);
  expect(noticePath(link, holds('kamUser/budget', 'report/aporgbudger'))).toBe(link);
  expect(noticePath(link, holds('report/aporgbudger'))).toBe('/center/report/aporgbudger');
  expect(noticePath(link, holds())).toBe('/center/kamUser/notices');
  expect(noticePath('/center/order/orderDetail?orderId=3', holds())).toBe('/center/order/orderDetail?orderId=3');
});
