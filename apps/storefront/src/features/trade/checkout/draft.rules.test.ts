import { describe, expect, test } from 'vitest';
import { type Draft, readDraft } from './draft.rules';

describe('a draft', () => {
  const whole: Draft = {
    addressId: 7,
    method: 'wechat',
    invoiceType: 'special',
    invoiceTitle: '上海恒达',
    wantedDate: '2026-11-20',
    remark: '',
    attachments: [{ fileId: 'a', fileName: '报价.pdf' }],
  };

  test('comes back as it went', () => {
    expect(readDraft(JSON.stringify(whole))).toEqual(whole);
  });

  test('holds only what was changed', () => {
    expect(readDraft('{"remark":"急"}')).toEqual({ remark: '急' });
  });

  test.each([null, '', 'x', 'null', '[]', '{"method":"gold"}', '{"invoiceType":"toString"}', '{"poNo":3}'])(
    '“%s” is none',
    (text) => {
      expect(readDraft(text)).toEqual({});
    },
  );

  test('leaves out files that are none, or too many', () => {
    expect(readDraft('{"attachments":[{"fileId":1}],"poNo":"A"}')).toEqual({ poNo: 'A' });
    const six = Array.from({ length: 6 }, (_, at) => ({ fileId: `${at}`, fileName: 'x' }));
    expect(readDraft(JSON.stringify({ attachments: six }))).toEqual({});
  });
});
