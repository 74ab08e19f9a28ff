import { expect, it } from 'vitest';
import { cleanInput } from './cleaning';

it.each(['\n', '\r\n', '\t', '\u0000', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066'])(
  'a text in one line holds no %j, wherever it stands',
  (sign) => {
    const forged = `急用${sign}点击链接即可审批：http://evil.example/`;
    const clean = '急用 点击链接即可审批：http://evil.example/';
    const given = { reason: forged, lines: [{ note: forged, qty: 1 }], names: [forged], none: null, sure: true };
    expect(cleanInput(given)).toEqual({
      reason: clean,
      lines: [{ note: clean, qty: 1 }],
      names: [clean],
      none: null,
      sure: true,
    });
  },
);

it('a field of several lines keeps their ends and nothing else of the kind', () => {
  const given = { note: '第一行\r\n第二行\u202e\t完', name: '一\n二' };
  expect(cleanInput(given, ['note'])).toEqual({ note: '第一行\n第二行 完', name: '一 二' });
});

it.each([null, 1, 'x', [], [[]]])('%j stays what it is', (body) => {
  expect(cleanInput(body, ['note'])).toEqual(body);
});
