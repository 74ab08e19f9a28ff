import {
  goodsRequestLimits,
  goodsRequestTabs,
  mayMoveGoodsRequest,
  readSkuNos,
} from '@yigou/contract/trade/requests.terms';
import { findErrors } from '@yigou/web-kit';
import { expect, test } from 'vitest';
import { askChecks, firstDraft, readGoodsRequestFilter, requestsPath, toRequest } from './request.rules';

const draft = { ...firstDraft(' 叉车 '), qty: '2' };
const wrong = (part: Partial<typeof draft>) => Object.keys(findErrors(askChecks('2026-11-16'), { ...draft, ...part }));

test('the words that found nothing are what is asked for', () => {
  expect(draft.name).toBe('叉车');
  expect(firstDraft('长'.repeat(300)).name).toHaveLength(goodsRequestLimits.name);
  expect(toRequest({ ...draft, unit: ' 台 ', pictures: [{ fileId: 'f', fileName: 'a.png' }] })).toMatchObject({
    name: '叉车',
    qty: 2,
    unit: '台',
    pictureIds: ['f'],
  });
});

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ qty: '' }, ['qty']],
  [{ qty: '0' }, ['qty']],
  [{ qty: '1.5' }, ['qty']],
  [{ qty: '1000000' }, ['qty']],
  [{ unit: '' }, ['unit']],
  [{ wantedOn: '2026-11-15' }, ['wantedOn']],
  [{ wantedOn: '2026-11-16' }, []],
])('%j is wrong in %j', (part, names) => {
  expect(wrong(part)).toEqual(names);
});

test('the list is found again by its address', () => {
  const filter = readGoodsRequestFilter(new URLSearchParams('tab=answered&pageIndex=2'));
  expect(filter).toMatchObject({ tab: 'answered', pageIndex: 2 });
  expect(requestsPath(filter)).toBe('/center/concern/wantList?tab=answered&pageIndex=2');
  expect(requestsPath(readGoodsRequestFilter(new URLSearchParams('tab=none')))).toBe('/center/concern/wantList');
});

test('what was answered is not answered again, and what waits is not closed', () => {
  expect(mayMoveGoodsRequest('answer', 'waiting')).toBe(true);
  for (const state of ['quoted', 'refused', 'closed', 'withdrawn'] as const)
    expect(mayMoveGoodsRequest('answer', state), state).toBe(false);
  expect(mayMoveGoodsRequest('close', 'waiting')).toBe(false);
  expect(mayMoveGoodsRequest('withdraw', 'quoted')).toBe(false);
  const { all, ...parts } = goodsRequestTabs;
  expect(Object.values(parts).flatMap((part) => [...part.states])).toEqual([...all.states]);
});

test('numbers of articles are read however they are parted', () => {
  expect(readSkuNos(' mg-q7-bk，DL-A4-70\n3M-H700-R;mg-q7-bk ')).toEqual(['MG-Q7-BK', 'DL-A4-70', '3M-H700-R']);
  expect(readSkuNos(' ， ')).toEqual([]);
});
