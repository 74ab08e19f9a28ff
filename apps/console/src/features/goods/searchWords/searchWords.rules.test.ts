import { describe, expect, it } from 'vitest';
import {
  advisedWords,
  asOneWay,
  changedText,
  fateText,
  groupDraft,
  intoGroup,
  moved,
  newGroup,
  tidyWords,
} from './searchWords.rules';

const stands = { groupNo: 3, words: ['丁腈', 'NBR'], oneWay: [] };

describe('a draft of synonyms', () => {
  it('lets what has just come lead to the group only, and takes it back', () => {
    const draft = { ...groupDraft(stands), words: ['丁腈', 'NBR', '耐油'] };
    const oneWay = asOneWay(draft, true);
    expect(oneWay).toMatchObject({ words: ['丁腈', 'NBR'], oneWay: ['耐油'] });
    expect(asOneWay(oneWay, false)).toEqual(draft);
    expect(asOneWay({ ...newGroup(advisedWords('耐油手套', '耐油,丁腈')) }, true)).toMatchObject({
      words: ['丁腈'],
      oneWay: ['耐油'],
    });
  });

  it('begins with the two words that were advised, or with the one that was typed', () => {
    expect(newGroup(advisedWords('耐油手套', '耐油,丁腈')).words).toEqual(['耐油', '丁腈']);
    expect(newGroup(advisedWords('耐油手套', '')).words).toEqual(['耐油手套']);
    expect(advisedWords('', '')).toEqual([]);
  });

  it('goes on in a group that stands', () => {
    expect(intoGroup({ words: ['耐油', '丁腈'], oneWay: [] }, stands)).toEqual({
      groupNo: 3,
      seen: { words: ['丁腈', 'NBR'], oneWay: [] },
      words: ['丁腈', 'NBR', '耐油'],
      oneWay: [],
    });
  });

  it('takes several words at once', () => {
    expect(tidyWords(['耐油， 防油、丁腈', '  a4   纸 ', '耐油'])).toEqual(['耐油', '防油', '丁腈', 'a4 纸']);
  });
});

describe('a trial', () => {
  it('says in words what changes', () => {
    const hit = { productId: 1, name: '', imgUrl: '', skuCount: 1, price: 1, agreed: false };
    const fates = [0, 2, 1, 5].map((otherPlace) => fateText({ ...hit, otherPlace }, 2));
    expect(fates).toEqual(['保存后不再出现', '', '保存后升到第 1', '保存后降到第 5']);
    expect(changedText({ word: '防油围裙', before: 4, after: 7, came: 3, firstPlace: 5 })).toBe(
      '“防油围裙”前 10 名有 3 件新商品，从第 5 名起变化，共 4 件变为 7 件',
    );
  });
});

it('moves one place', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
