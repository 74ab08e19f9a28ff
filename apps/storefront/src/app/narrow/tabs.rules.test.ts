import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { hasOwnAction, litTab } from './tabs.rules';

describe('the bar at the thumb', () => {
  it.each([
    [paths.home, 'home'],
    [paths.search, 'categories'],
    [paths.cart, 'cart'],
    [paths.dashboard, 'todos'],
    [paths.myApprove, 'todos'],
    [paths.myOrder, 'mine'],
    [paths.checkList, 'mine'],
    [paths.help, undefined],
  ])('%s lights %s', (path, tab) => expect(litTab(path)).toBe(tab));

  it('gives its place to the main action of a page', () => {
    expect(hasOwnAction(paths.product)).toBe(true);
    expect(hasOwnAction(paths.orderDetail)).toBe(true);
    expect(hasOwnAction(paths.cart)).toBe(false);
    expect(hasOwnAction(paths.myOrder)).toBe(false);
  });
});
