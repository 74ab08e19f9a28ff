import { expect, it } from 'vitest';
import { isRobot, isTyped, keptWord } from './keeping.rules';

it.each([
  ['耐油手套', '耐油手套'],
  ['  ３Ｍ　安全帽   紅 ', '3m 安全帽 红'],
  ['硒鼓 W1110', '硒鼓 w1110'],
  ['M6×20', 'm6×20'],
  ['6901234567892', '6901234567892'],
  ['DL-A4-70', 'dl-a4-70'],
  ['long tail plug', 'long tail plug'],
  ['mao 3000', 'mao 3000'],
  ['Mate30', 'mate30'],
])('%s is kept as %s', (typed, kept) => {
  expect(keptWord(typed)).toBe(kept);
});

it.each([
  '13812345678',
  '138 1234 5678',
  '张三 138-1234-5678',
  '+8613812345678',
  '１３８１２３４５６７８',
  '021-62345678',
  'zhang.san@example.com',
  '110101199003078515',
  '11010119900307851X',
  '6222 0212 3456 7890 123',
  'zhangsan01',
  'li.si',
  'wang_wei',
  '',
  '   ',
  '纸'.repeat(41),
  '笔'.repeat(500),
])('%s is not kept', (typed) => {
  expect(keptWord(typed)).toBe('');
});

it('only a first page without any choice is typed', () => {
  const plain = { pageIndex: 1, searchKey: '笔', reqData: { brandIds: [], inStock: 0, sort: 'default' } };
  expect(isTyped(plain)).toBe(true);
  expect(isTyped({ pageIndex: 1, searchKey: '笔' })).toBe(true);
  expect(isTyped({ ...plain, searchKey: '' })).toBe(false);
  expect(isTyped({ ...plain, pageIndex: 2 })).toBe(false);
  expect(isTyped({ ...plain, reqData: { ...plain.reqData, sort: 'priceUp' } })).toBe(false);
  expect(isTyped({ ...plain, reqData: { ...plain.reqData, brandIds: [3] } })).toBe(false);
  expect(isTyped({ ...plain, reqData: { ...plain.reqData, categoryId: 7 } })).toBe(false);
});

it('robots say so', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
  expect(isRobot('Baiduspider+')).toBe(true);
  expect(isRobot('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36')).toBe(false);
});
