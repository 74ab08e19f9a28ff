import { expect, it } from 'vitest';
import { readPasted } from './priceBooks.rules';
import { sheetAsPasted } from './sheet.rules';

it('finds number, price, tiers and days by their titles, below what stands above them', () => {
  const typed = sheetAsPasted([
    ['各位好，报价如下'],
    ['品名', '货号', '市场价', '含税单价（元）', '未税单价', '阶梯价', '失效日期'],
    ['纸', 'DL-A4-70', '189', '￥139.92', '123', '满 50：135.00', '2026-12-31'],
    ['合计', '', '', '1', '', '', ''],
    ['笔', 'MG-Q7-BK', '', '12元', '', '', ''],
  ]);
  expect(readPasted(typed)).toEqual([
    {
      ...{ word: 'DL-A4-70', price: 139.92, tiers: [{ fromQty: 50, price: 135 }] },
      ...{ fromDay: '', toDay: '2026-12-31', fault: '' },
    },
    { word: 'MG-Q7-BK', price: 12, tiers: [], fromDay: '', toDay: '', fault: '' },
  ]);
});

it('takes the agreed price before any other, and the first two columns where there are no titles', () => {
  expect(
    sheetAsPasted([
      ['单价', '协议价', '商品编号'],
      ['9', '8', 'A-1'],
    ]),
  ).toBe('A-1\t8');
  expect(
    sheetAsPasted([
      ['A-1', '8'],
      ['A-2', ''],
    ]),
  ).toBe('A-1\t8\nA-2');
  expect(readPasted('A-2')[0]?.fault).toBe('没有价格');
});
