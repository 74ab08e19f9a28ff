import { expect, it } from 'vitest';
import { SpecNames } from '../shelf/specNames';
import { specFacets } from './facets.rules';

function facetsOf(counts: Record<string, number>, chosen: string[] = []) {
  const names = new SpecNames();
  const codes = new Map(Object.entries(counts).map(([pair, count]) => [names.codeOf(pair), count]));
  return specFacets(codes, names, new Set(chosen)).map(({ name, values }) => [name, values.map((each) => each.value)]);
}

it('numbers stand in their own order, words by how many there are', () => {
  const counts = { '长度:20mm': 9, '长度:8mm': 1, '长度:100mm': 5, '直径:M10': 2, '直径:M6': 9, '直径:M8': 1 };
  expect(facetsOf({ ...counts, '材质:碳钢': 1, '材质:不锈钢': 3 })).toEqual([
    ['长度', ['8mm', '20mm', '100mm']],
    ['直径', ['M6', 'M8', 'M10']],
    ['材质', ['不锈钢', '碳钢']],
  ]);
});

it('a single value tells nothing apart, unless it is chosen; then its row comes first', () => {
  const counts = { '产地:上海': 4, '颜色:黑': 9, '颜色:白': 9 };
  expect(facetsOf(counts)).toEqual([['颜色', ['黑', '白']]]);
  expect(facetsOf(counts, ['产地'])).toEqual([
    ['产地', ['上海']],
    ['颜色', ['黑', '白']],
  ]);
});

it('what is chosen by its parts is not listed whole', () => {
  expect(facetsOf({ '规格:M6×20': 1, '规格:M6×30': 1, '规格:A4': 1, '规格:A5': 2 })).toEqual([['规格', ['A4', 'A5']]]);
});

it('what is different for almost every product is a name', () => {
  const models = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`系列:X${at}`, 1]));
  expect(facetsOf(models)).toEqual([]);
});
