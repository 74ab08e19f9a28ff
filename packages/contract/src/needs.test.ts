import { describe, expect, it } from 'vitest';
import { call, noInput, nothing } from './ground/call';
import { isMet } from './ground/functions';

const plain = { summary: '试用', work: 'read', input: noInput, answer: nothing } as const;

describe('what a call needs', () => {
  it('is said by every call of an account, in a way that exists, and by no public one', () => {
    call({ ...plain, access: 'public' });
    call({ ...plain, access: 'account', needs: 'anyAccount' });
    call({ ...plain, access: 'account', needs: 'order/myOrder/pay' });
    call({ ...plain, access: 'account', needs: ['order/myOrder', 'order/allOrder'] });
    // @ts-expect-error nothing is said
    call({ ...plain, access: 'account' });
    // @ts-expect-error no such function
    call({ ...plain, access: 'account', needs: 'order/myOrder/fly' });
    // @ts-expect-error none of nothing would let nobody in
    call({ ...plain, access: 'account', needs: [] });
    // @ts-expect-error whoever may come needs nothing
    call({ ...plain, access: 'public', needs: 'order/myOrder' });
  });

  it('is met by the function itself, or by one of several', () => {
    const held = new Set(['order/allOrder']);
    expect(isMet('order/allOrder', held)).toBe(true);
    expect(isMet('order/myOrder', held)).toBe(false);
    expect(isMet(['order/myOrder', 'order/allOrder'], held)).toBe(true);
    expect(isMet(['order/myOrder', 'order/cancelOrder'], held)).toBe(false);
  });

  it('in words lets in who holds nothing', () => {
    expect(isMet('anyAccount', new Set())).toBe(true);
    expect(isMet('order/myOrder', new Set())).toBe(false);
  });
});
