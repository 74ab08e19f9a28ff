import { describe, expect, it } from 'vitest';
import { type Known, likenessOf, plainCompanyName } from './customers.rules';

describe('the plain name of a company', () => {
  it.each([
    ['华东精密制造有限公司', '华东精密制造'],
    ['华东 精密制造有限责任公司', '华东精密制造'],
    ['华东精密制造（苏州）有限公司', '华东精密制造苏州'],
    ['华东精密制造(苏州)股份有限公司', '华东精密制造苏州'],
    ['ＡＢＢ 电气有限公司惠山分公司', 'ABB电气惠山分公司'],
    ['abb电气', 'ABB电气'],
    ['有限公司', ''],
  ])('%s → %s', (name, plain) => {
    expect(plainCompanyName(name)).toBe(plain);
  });
});

describe('likeness', () => {
  const known = (name: string, more: Partial<Known> = {}): Known => ({
    plainName: plainCompanyName(name),
    email: '',
    mobile: '',
    ...more,
  });
  const why = (one: Known, other: Known) => likenessOf(one, other).why;

  it.each([
    ['华东精密制造有限公司', '华东精密制造有限责任公司', ['名称相同（不计“有限公司”、括号与空格）']],
    ['华东精密制造有限公司', '华东精密制造（苏州）有限公司', ['名称同有“华东精密制造”']],
    ['上海华东精密制造有限公司', '华东精密制造有限公司', ['名称同有“华东精密制造”']],
    ['华东精密制造有限公司', '华东精密装备有限公司', ['名称前 4 字相同']],
    ['华东精密制造有限公司', '华东铸造有限公司', []],
    ['上海市浦东新区大江有限公司', '上海市浦东新区小河商贸有限公司', ['名称前 7 字相同']],
    ['大江公司', '大江水泥有限公司', []],
    ['有限公司', '有限公司', []],
  ])('of %s and %s is %j, whichever is asked first', (one, other, wanted) => {
    expect(why(known(one), known(other))).toEqual(wanted);
    expect(why(known(other), known(one))).toEqual(wanted);
  });

  it('is found in a mailbox of their own, not in one that anybody may have', () => {
    const at = (email: string) => known('', { email });
    expect(why(at('a@xs.example'), at('b@XS.example'))).toEqual(['邮箱同为 @xs.example']);
    expect(why(at('a@qq.com'), at('b@qq.com'))).toEqual([]);
    expect(why(at(''), at(''))).toEqual([]);
  });

  it('is found in numbers bought together', () => {
    const of = (mobile: string) => known('', { mobile });
    expect(why(of('13912345678'), of('13912345601'))).toEqual(['手机号前 9 位相同']);
    expect(why(of('13912345678'), of('13912345678'))).toEqual(['手机号相同']);
    expect(why(of('13912345678'), of('13912340678'))).toEqual([]);
    expect(why(of(''), of(''))).toEqual([]);
  });

  it('weighs a name more than a number, and both together most', () => {
    const own = known('华东精密制造有限公司', { mobile: '13912345678' });
    const both = likenessOf(own, known('华东精密制造有限责任公司', { mobile: '13912345601' })).weight;
    const byName = likenessOf(own, known('华东精密制造有限责任公司')).weight;
    const byNumber = likenessOf(own, known('长风', { mobile: '13912345601' })).weight;
    expect(both).toBeGreaterThan(byName);
    expect(byName).toBeGreaterThan(byNumber);
  });
});
