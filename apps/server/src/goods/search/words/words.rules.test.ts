import { describe, expect, it } from 'vitest';
import { wordQueries, wordQuery } from '../match/query.rules';
import { termsIn } from '../match/terms.rules';
import { CategoryTree } from '../shelf/categories.rules';
import { cutCoarse, cutFine } from './jieba';
import { lexemesOf, namesOf } from './lexemes.rules';
import { nounsOf } from './nouns.rules';
import { typedWords } from './typedWords.rules';
import { endingsOf, fold, soundsOf, wordsOf } from './words.rules';

describe('fold', () => {
  it.each([
    ['Ａ４', 'a4'],
    ['M6×20', 'm6*20'],
    ['M6*20', 'm6*20'],
    ['M6x20', 'm6*20'],
    ['m6 × 20', 'm6*20'],
    ['USB', 'usb'],
    ['ThinkBook X1', 'thinkbook x1'],
    ['64G U盘', '64g 优盘'],
    ['500 毫升', '500ml'],
    ['4公斤', '4kg'],
    ['27寸 27英寸 27"', '27in 27in 27in'],
    ['64GB 1TB', '64g 1t'],
    ['5 号电池', '5hao电池'],
    ['10安插头 10安全帽', '10a插头 10安全帽'],
    ['3米卷尺 3米黄', '3m卷尺 3米黄'],
    ['寸土 公斤', '寸土 公斤'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('words', () => {
  it('of a name are long, short and single', () => {
    const words = wordsOf('得力 A4复印纸 70g', cutFine);
    expect(words).toEqual(expect.arrayContaining(['得力', 'a4', '复印纸', '复印', '70g']));
  });

  it.each([
    ['CF-280A', ['cf-280a', 'cf', '280a', 'cf280a']],
    ['LBP6230dn', ['lbp6230dn', '6230dn']],
    ['AC220V', ['ac220v', '220v']],
    ['GSR 120-LI', ['gsr', '120-li', 'gsr120li']],
    ['ThinkBook 14', ['thinkbook', 'thinkbook14']],
  ])('of %s are the whole, its parts and its tail', (text, words) => {
    expect(wordsOf(text, cutFine)).toEqual(expect.arrayContaining(words));
  });

  it('end with what the thing is', () => {
    expect(endingsOf('激光打印机', cutFine)).toEqual(expect.arrayContaining(['激光打印机', '打印机', '机']));
    expect(endingsOf('螺丝刀', cutFine)).not.toContain('螺丝');
  });

  it('have a sound and initials', () => {
    expect(soundsOf('复印纸')).toEqual(['fuyinzhi', 'fyz']);
  });

  const texts = {
    skuNo: 'DL-A4-70',
    name: '得力（deli）佳宣 A4 复印纸 针式打印机专用 Paperline',
    specs: ['70g'],
    keywords: ['打印纸'],
    category: '复印纸',
    brand: ['得力', 'deli'],
    parents: ['打印复印'],
    around: ['热销'],
  };

  it('of the index are kept apart by kind', () => {
    const lexemes = lexemesOf(texts, cutFine);
    const some = ['复印纸', 'n:复印纸', 'k:复印纸', 'h:复印纸', '打印纸', '得力', 's:dla470', 'p:fuyinzhi', 'i:fyz'];
    expect(lexemes).toEqual(expect.arrayContaining([...some, 'n:70g', 'u:打印机', 'g:印纸', 'a:热销', 'a:打印复印']));
    for (const not of ['n:打印纸', 'n:打印机', '打印机', 'k:打印', 'h:打印机', '热销'])
      expect(lexemes).not.toContain(not);
  });

  it('that name a thing can be mistyped', () => {
    const names = namesOf(texts, cutFine);
    expect(names).toEqual(expect.arrayContaining(['复印纸', '打印纸', '得力', 'paperline']));
    expect(names).not.toContain('打印机');
  });
});

describe('what was typed', () => {
  const groups: Record<string, string[]> = { 插排: ['插排', '插线板'] };
  const sameAs = (word: string) => groups[word] ?? [word];
  const queriesFor = (words: string[]) => wordQueries(words.map((word) => wordQuery(word, sameAs)));

  it.each([
    ['a4复印纸', ['a4', '复印纸']],
    ['插排', ['插排']],
    ['L码手套', ['l', '手套']],
    ['码', ['码']],
  ])('%s is cut into %j', (typed, words) => {
    expect(typedWords(typed, cutCoarse)).toEqual(words);
  });

  it.each(['', '   ', '，。！', '%_', '💥', '***'])('%s is nothing to search for', (typed) => {
    expect(queriesFor(typedWords(typed, cutCoarse))).toBeNull();
  });

  it('asks for every word, or one that means the same, or what is used with it', () => {
    const asked = queriesFor(['插排', '公牛'])?.everywhere;
    expect(asked).toEqual({
      all: [
        { any: [{ any: ["'插排'", "'插线板'", "'a:插排'"] }, "'u:插排'"] },
        { any: [{ any: ["'公牛'", "'a:公牛'"] }, "'u:公牛'"] },
      ],
    });
  });

  it('lets numbers be typed half and letters be sounds, but not a single letter be anything', () => {
    expect(queriesFor(['fyz'])?.everywhere).toEqual({ any: ["'fyz':*", "'p:fyz':*", "'i:fyz'", "'a:fyz'"] });
    expect(queriesFor(['l'])?.everywhere).toEqual({ any: ["'l'", "'a:l'"] });
    expect(queriesFor(['a4'])?.everywhere).toEqual({ any: ["'a4'", "'a:a4'"] });
  });

  const known = (word: string) => ['power strip', 'shoe', '铁皮柜'].includes(word);
  it.each([
    ['power strip 公牛', ['power strip', '公牛']],
    ['power strips', ['power strip']],
    ['shoes', ['shoe']],
    ['铁皮柜子', ['铁皮柜']],
    ['防刺穿', ['防刺穿']],
    ['办公用的黑色签字笔', ['办公', '黑色', '签字笔']],
    ['编码 HD-100001', ['hd-100001']],
  ])('%s is read as %j', (typed, words) => {
    expect(typedWords(typed, cutCoarse, known)).toEqual(words);
  });

  it('quotes what means something to the database', () => {
    expect(termsIn([queriesFor(["a'b"])?.everywhere ?? '']).has("'a:a''b'")).toBe(true);
    expect(termsIn([queriesFor(['a\\b'])?.everywhere ?? '']).has("'a:a\\\\b'")).toBe(true);
  });
});

it('the categories nearest to what is not sold share a word with it, or an end that says something', () => {
  const names = ['洗衣液', '安全鞋', '订书机', '打孔机', '碎纸机'];
  const tree = new CategoryTree(names.map((name, at) => ({ categoryId: at + 1, parentId: null, name })));
  const near = (word: string) => tree.nearTo([word], 2).map(tree.nameOf);
  expect(near('洗衣机')).toEqual(['洗衣液']);
  expect(near('足球鞋')).toEqual(['安全鞋']);
  expect(near('挖掘机')).toEqual([]);
});

it.each([
  ['得力（deli）不锈钢办公剪刀 175mm 防滑手柄', '剪刀', '手柄'],
  ['3M 9500+ 系列 KN95 防尘口罩 50 只/盒', '口罩', '系列'],
  ['妙洁（MIAOJIE）扫把簸箕套装 不粘发', '簸箕', '套装'],
  ['咖啡机专用 意式拼配咖啡豆', '咖啡豆', '专用'],
])('%s is a %s and no %s', (name, noun, not) => {
  const nouns = nounsOf(name, ['得力', '3M', '妙洁'], '', cutFine);
  expect(nouns).toContain(noun);
  expect(nouns).not.toContain(not);
});
