import { describe, expect, it } from 'vitest';
import { wordQuery } from '../match/query.rules';
import { termsIn } from '../match/terms.rules';
import { countedWords, isCounted, isMeasured, parseHanNumber, sameSizes, sidesOf } from './quantities.rules';
import { typedWords } from './typedWords.rules';
import { fold, wordsOf } from './words.rules';

describe('numbers with what they count or measure', () => {
  it.each([
    ['十二', '12'],
    ['两', '2'],
    ['二十四', '24'],
    ['一百', '100'],
    ['半', '0.5'],
    ['两千五百', '2500'],
    ['两万', '20000'],
    ['一点五', '1.5'],
  ])('%s is %s', (han, figure) => expect(parseHanNumber(han)).toBe(figure));

  it.each([
    ['四抽铁皮柜', '4抽铁皮柜'],
    ['半升洗手液', '0.5l洗手液'],
    ['两斤洗衣液', '2jin洗衣液'],
    ['2.5平电线', '2.5sq电线'],
    ['10μl 吸头', '10ul 吸头'],
    ['500cc', '500ml'],
    ['0.9米10W', '0.9m 10w'],
    ['五号电池', '5hao电池'],
    ['龙井二两', '龙井2liang'],
    ['一点五升水', '1.5l水'],
    ['两万毫安', '20000mah'],
    ['1万毫安', '10000mah'],
    ['1米8插线板', '1.8m插线板'],
    ['一米四升降桌', '1.4m升降桌'],
    ['1斤半', '1.5jin'],
    ['网线3米5根', '网线3m 5根'],
    ['1.6米*0.6米', '1.6*0.6m'],
    ['60cm×40cm×34cm', '60*40*34cm'],
    ['12mm×18m', '12mm*18m'],
    ['100乘150', '100*150'],
    ['六类网线', '6类网线'],
  ])('%s is written %s', (typed, folded) => expect(fold(typed)).toBe(folded));

  it.each(['一米线', '三只松鼠', '一次性', '三角带', '二氧化碳', '一体机', '第一层', '十字', '5m16'])(
    '%s stays a word',
    (typed) => expect(fold(typed)).toBe(typed),
  );

  it.each([
    ['24 门更衣柜', ['24门']],
    ['3人位沙发', ['3人位']],
    ['550ml*24瓶', ['24瓶']],
    ['500 包装袋', []],
    ['a4 包装', []],
    ['hp1020 打印机', []],
  ])('%s counts %s', (text, words) => expect(countedWords(fold(text))).toEqual(words));

  it.each([
    ['0.5l', '500ml'],
    ['300mm', '30cm'],
    ['60*80cm', '600*800mm'],
    ['10jin', '5kg'],
    ['2liang', '100g'],
    ['8in', '200mm'],
    ['1000g', '1t'],
    ['6000v', '6kv'],
    ['0.1kw', '100w'],
    ['43码', '43hao'],
    ['1m', '1.0m'],
  ])('%s is also %s', (one, other) => expect(sameSizes(one)).toContain(other));

  it('a number alone may be a size, and a side has its unit', () => {
    expect(sameSizes('17')).toEqual(expect.arrayContaining(['17mm', '17码']));
    expect(sameSizes('170')).toEqual([]);
    expect(sidesOf('120*60cm')).toEqual(['120cm', '60cm']);
    expect(sidesOf('m6*20')).toEqual([]);
  });

  it('a size nobody would write is none of the others', () => {
    expect(sameSizes('300mm')).not.toContain('11.811in');
    expect(sameSizes('m8')).toEqual([]);
  });

  it('tells sizes and counts from models', () => {
    expect(['500ml', '60*80cm'].every(isMeasured)).toBe(true);
    expect(['m8', 'cf280a', '24门'].some(isMeasured)).toBe(false);
    expect(isCounted('24门')).toBe(true);
    expect(isCounted('24')).toBe(false);
  });

  it('1.5kg is neither 5kg nor 15kg, and 3个 no number 3', () => {
    expect(wordsOf('1.5kg', () => [])).toEqual(['1.5kg']);
    const asked = (word: string) => [...termsIn([wordQuery(word, (each) => [each]).found])];
    expect(asked('1.5kg').some((term) => /15kg|'5kg/.test(term))).toBe(false);
    expect(asked('3个').some((term) => term.startsWith("'3'"))).toBe(false);
  });
});

it('what is said twice was meant where it was said last', () => {
  expect(typedWords('甲基红 甲基橙 甲基红', (text) => [text])).toEqual(['甲基橙', '甲基红']);
});

it('traditional characters are read as the simplified ones', () => {
  expect(fold('複印紙 電鑽')).toBe('复印纸 电钻');
});

it('what is listed with strokes is several things, a number with one stroke is one', () => {
  expect(typedWords('i5/16G/512G', (text) => [text])).toEqual(['i5', '16g', '512g']);
  expect(typedWords('NXB-63/3P', (text) => [text])).toEqual(['nxb-63/3p']);
});
