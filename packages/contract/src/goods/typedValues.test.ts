import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, fields, type Thing } from './fields.terms';
import { valueFault } from './fieldValues';
import { type Names, readTyped, writeTyped } from './typedValues';

const { product, sku } = fields;

const names: Names = {
  idsOf: (_, name) => (name === '手套' ? [4, 5] : name.startsWith('名 ') ? [Number(name.slice(2))] : []),
  nameOf: (_, id) => `名 ${id}`,
};
const read = (field: Field, text: string) => readTyped(field, text, names);
const value = (field: Field, text: string) => {
  const typed = read(field, text);
  return typed.kind === 'value' ? typed.value : typed;
};

describe('readTyped', () => {
  it.each<[Field, string, unknown]>([
    [sku.listPrice, '¥1,234.50', 123450],
    [sku.listPrice, '￥１，２３４．５', 123450],
    [sku.listPrice, '1234.5元', 123450],
    [sku.listPrice, 'RMB 12', 1200],
    [sku.listPrice, '１２', 1200],
    [sku.listPrice, '12.3000', 1230],
    [sku.listPrice, '0.30000000000000004', 30],
    [sku.listPrice, '1.1099999999999999', 111],
    [sku.cost, '0', 0],
    [sku.cost, '清空', null],
    [sku.moq, ' 1,000 ', 1000],
    [sku.moq, '12.0', 12],
    [sku.weight, '1.5kg', 1500],
    [sku.weight, '0.25 公斤', 250],
    [sku.weight, '300 克', 300],
    [product.leadDays, '３天', 3],
    [product.leadDays, '2 周', 14],
    [product.taxRate, '13%', 13],
    [product.taxRate, '１３％', 13],
    [product.taxRate, '13', 13],
    [product.taxRate, '0.13', 13],
    [product.taxRate, '0%', 0],
    [sku.onShelf, '是', true],
    [sku.onShelf, '下架', false],
    [sku.ended, '停售', true],
    [sku.ended, 'Ｎ', false],
    [product.taxCode, '１０４０２０１０５００００００００００', '1040201050000000000'],
    [product.name, '  丁腈手套\u200b\r\n', '丁腈手套'],
    [product.keywords, '手套，劳保;防护、"a,b"', ['手套', '劳保', '防护', 'a,b']],
    [
      product.params,
      '材质:棉；比例："1：2；3"',
      [
        { name: '材质', value: '棉' },
        { name: '比例', value: '1：2；3' },
      ],
    ],
    [product.params, '时间：10:30', [{ name: '时间', value: '10:30' }]],
    [
      sku.tiers,
      '满 50：1,008.00；≥10 件：1009',
      [
        { fromQty: 10, price: 100900 },
        { fromQty: 50, price: 100800 },
      ],
    ],
    [product.brandId, '名 7', 7],
    [product.brandId, '#12', 12],
    [product.labelIds, '名 7、名 8', [7, 8]],
    [product.detailHtml, '第一行\n\n5 < 6', '<p>第一行</p><p>5 &lt; 6</p>'],
    [product.detailHtml, '<p>a</p>', '<p>a</p>'],
    [product.detailHtml, '清空', ''],
  ])('%#: %o reads %s', (field, text, expected) => {
    expect(value(field, text)).toEqual(expected);
  });

  it.each<[Field, string, string]>([
    [sku.listPrice, '面议', '金额'],
    [sku.listPrice, '12.345', '两位小数'],
    [sku.listPrice, '1.234,50', '金额'],
    [sku.listPrice, '12,50', '金额'],
    [sku.listPrice, '12 元/箱', '金额'],
    [sku.listPrice, '0', '¥0.01'],
    [sku.listPrice, '-5', '¥0.01'],
    [sku.listPrice, '清空', '不能清空'],
    [sku.moq, '1.5', '整数'],
    [sku.moq, '10 箱', '箱'],
    [sku.moq, '十', '数字'],
    [product.leadDays, '7-10 天', '数字'],
    [product.taxRate, '7%', '13%'],
    [product.taxRate, '免税', '13%'],
    [sku.onShelf, '也许', '是'],
    [product.taxCode, '1.0402E+18', '科学计数'],
    [sku.barcode, '6.9E+12', '科学计数'],
    [product.name, 'x', '2–120'],
    [product.brandId, '没有', '没有“没有”'],
    [product.brandId, '手套', '几个'],
    [product.params, '棉', '材质：棉'],
    [sku.tiers, '9 折', '满 10'],
    [sku.tiers, '满 10：5；满 20：6', '递减'],
    [sku.imgUrls, 'javascript:alert(1)', 'https'],
  ])('%#: %o refuses %s', (field, text, why) => {
    const typed = read(field, text);
    expect(typed).toMatchObject({ kind: 'fault', fault: expect.stringContaining(why) });
    expect(typed.kind === 'fault' && typed.fault.startsWith(`${field.label}：`)).toBe(true);
  });

  it.each(['', '   ', '\u3000', '\u200b\r\n'])('%j leaves the field as it is', (text) => {
    for (const of of Object.values(fields))
      for (const field of Object.values(of)) expect(read(field, text).kind).toBe('left');
  });
});

const tidied = (most: number, least = 1) =>
  fc
    .string({ unit: 'grapheme', minLength: least, maxLength: most })
    .map((text) => text.replace(/[\u200B-\u200D\u2060\uFEFF\r]/g, '').trim())
    .filter((text) => text.length >= least && text.length <= most);
const tricky = fc.constantFrom(
  '清空',
  "'清空",
  '"',
  'a"b',
  'a、b',
  'a：b；c',
  '" "',
  '#7',
  '满 10：9',
  '<b>x</b>',
  '1,2',
);
const words = (most: number) =>
  fc.oneof(
    tidied(most),
    tricky.filter((text) => text.length <= most),
  );
const ids = fc.integer({ min: 1, max: 1_000_000 });

/** Every kind but those that are not written by hand. */
function valuesOf({ rule }: Field): fc.Arbitrary<unknown> | null {
  switch (rule.kind) {
    case 'text':
      return rule.like ? null : words(rule.most);
    case 'html':
      return fc.oneof(
        fc.array(tidied(30), { minLength: 1 }).map((lines) => lines.map((line) => `<p>${line}</p>`).join('')),
        tidied(30).map((text) => `<p><strong>${text}</strong></p>`),
      );
    case 'number':
    case 'money':
      return fc.integer({ min: rule.least, max: rule.most });
    case 'choice':
      return fc.constantFrom(...Object.keys(rule.choices).map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
    case 'switch':
      return fc.boolean();
    case 'texts':
      return fc.uniqueArray(words(Math.min(rule.each, 30)), { minLength: 1, maxLength: rule.most });
    case 'reference':
      return ids;
    case 'references':
      return fc.uniqueArray(ids, { minLength: 1, maxLength: rule.most });
    case 'params':
      return fc.uniqueArray(fc.record({ name: words(30), value: fc.oneof(words(40), fc.constant('')) }), {
        minLength: 1,
        maxLength: 8,
        selector: ({ name }) => name,
      });
    case 'tiers':
      return fc
        .uniqueArray(fc.integer({ min: 2, max: 99_999 }), { minLength: 1, maxLength: 10 })
        .map((qtys) => qtys.sort((a, b) => a - b).map((fromQty, at) => ({ fromQty, price: 1_000_000 - at * 12345 })));
    case 'pictures':
      return fc.uniqueArray(
        fc.integer({ min: 1, max: 9999 }).map((n) => `/pictures/${n}.webp`),
        { minLength: 1, maxLength: rule.most },
      );
    case 'day':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((time) => time.toISOString().slice(0, 10));
    case 'owner':
    case 'owners':
    case 'template':
      return null;
  }
}

const all = (Object.keys(fields) as Thing[]).flatMap((thing) =>
  (Object.entries(fields[thing]) as [string, Field][]).map(([name, field]) => ({ name: `${thing}.${name}`, field })),
);

describe('what is written comes back', () => {
  it.each(all)('$name: value, text, value', ({ field }) => {
    const values = valuesOf(field);
    if (!values) return;
    fc.assert(
      fc.property(values, (given) => {
        fc.pre(valueFault(field, given) === '');
        const text = writeTyped(field, given, names);
        const typed = read(field, text);
        if (typed.kind === 'left') expect('empty' in field && field.empty).toEqual(given);
        else expect(typed).toEqual({ kind: 'value', value: given });
      }),
    );
  });

  it.each(all)('$name: text, value, text', ({ field }) => {
    fc.assert(
      fc.property(fc.oneof(words(40), fc.integer().map(String)), (text) => {
        const typed = read(field, text);
        if (typed.kind !== 'value') return;
        const written = writeTyped(field, typed.value, names);
        if (written !== '') expect(read(field, written)).toEqual(typed);
      }),
    );
  });
});
