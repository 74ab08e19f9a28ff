import { describe, expect, it } from 'vitest';
import { profileChanged, toEditInput } from './profile.rules';

const account = { userName: '王采购', mobile: '13800138000', email: 'wang@example.cn' };
const hash = (password: string) => `hash of ${password}`;

describe('profileChanged', () => {
  it('does not take spaces or a typed password for a change', () => {
    expect(profileChanged(account, { ...account, userName: ' 王采购 ', password: 'x' })).toBe(false);
  });
  it.each([{ userName: '王' }, { mobile: '13800138001' }, { email: 'w@example.cn' }])('sees %o', (change) => {
    expect(profileChanged(account, { ...account, ...change })).toBe(true);
  });
});

describe('toEditInput', () => {
  it('sends the password, hashed, only with a new mobile or mailbox', () => {
    expect(toEditInput(account, { ...account, userName: ' 王 ', password: 'secret' }, hash)).toEqual({
      ...account,
      userName: '王',
    });
    expect(toEditInput(account, { ...account, email: ' w@example.cn ', password: 'secret' }, hash)).toEqual({
      ...account,
      email: 'w@example.cn',
      accountPwd: 'hash of secret',
    });
    const moved = { ...account, mobile: '13900139000', password: 'secret' };
    expect(toEditInput(account, moved, hash)).toEqual({
      userName: '王采购',
      mobile: '13900139000',
      email: 'wang@example.cn',
      accountPwd: 'hash of secret',
    });
  });
});
