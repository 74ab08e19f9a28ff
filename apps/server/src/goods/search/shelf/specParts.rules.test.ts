import { expect, it } from 'vitest';
import { paramPairs, splitSpec } from './specParts.rules';

it.each([
  ['规格:M6×20', ['直径:M6', '长度:20mm']],
  ['规格:m6x20', ['直径:M6', '长度:20mm']],
  ['规格:ST4.2×16mm', ['直径:ST4.2', '长度:16mm']],
  ['规格:M8', ['直径:M8']],
  ['规格:12mm×18m', ['宽度:12mm', '长度:18m']],
  ['规格:7.5m×25mm', ['长度:7.5m', '宽度:25mm']],
  // A size of clothes, a format of paper and a surface are not screws.
  ['尺码:M', []],
  ['规格:A4', []],
  ['规格:76×76mm', []],
  ['直径:M6', []],
  ['nonsense', []],
])('%s is made of %j', (pair, parts) => {
  expect(splitSpec(pair)).toEqual(parts);
});

it('takes what one may choose by from the parameters', () => {
  const params = [
    { name: '材质', value: ' 碳钢 ' },
    { name: '品牌', value: '晋亿' },
    { name: '颜色', value: '黑色' },
    { name: '说明', value: '这是一段用来说明商品用途的很长很长的文字，不是一个值' },
    { name: '材质', value: '碳钢' },
    { name: '等级', value: '' },
  ];
  expect(paramPairs(params, ['颜色:白色'])).toEqual(['材质:碳钢']);
});
