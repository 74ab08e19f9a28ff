import { describe, expect, test } from 'vitest';
import { buyerFunctions } from './functionList.fixture';
import { decide, isCentre, pageTitle } from './guard.rules';
import { loginPath, paths, publicPaths } from './paths';

const visitor = (fullPath: string) =>
  decide({ path: fullPath.split('?')[0] ?? '', fullPath, loggedIn: false, functions: undefined });

const buyer = (path: string, functions: typeof buyerFunctions | undefined = buyerFunctions) =>
  decide({ path, fullPath: path, loggedIn: true, functions });

describe('without a token', () => {
  test('the public paths are the nine of the description', () => {
    expect([...publicPaths].sort()).toEqual(
      [
        '/login',
        '/register',
        '/home',
        '/SearchFor',
        '/productDetail',
        '/help',
        '/error',
        '/agreement',
        '/Audit/OrderAudit',
      ].sort(),
    );
  });

  test.each(publicPaths)('%s opens', (path) => {
    expect(visitor(path)).toBeUndefined();
    expect(visitor(`${path}?x=1`)).toBeUndefined();
  });

  test.each([
    '/cart',
    '/404',
    '/nowhere',
    '/redirect/home',
    '/center/order/myOrder',
    '/finance/checkOrder/checkList',
    '/center',
    '/supplier',
    '/searchfor',
    '/Home',
    '/home/',
    '/print?orderId=7&size=A4',
  ])('%s leads to login and back', (fullPath) => {
    const target = visitor(fullPath);
    expect(target).toBe(loginPath(fullPath));
    expect(new URLSearchParams(target?.split('?')[1]).get('redirect')).toBe(fullPath);
  });
});

describe('with a token', () => {
  test.each(['/login', '/home', '/cart', '/404', '/nowhere', '/redirect/home'])('%s goes on', (path) => {
    expect(buyer(path, undefined)).toBeUndefined();
  });

  test('a permitted page opens, a disabled one too', () => {
    expect(buyer('/center/order/myOrder')).toBeUndefined();
    expect(buyer('/center/kamUser/userInfo')).toBeUndefined();
    expect(buyer('/finance/checkOrder/checkList')).toBeUndefined();
    expect(buyer('/center/dashboard')).toBeUndefined();
  });

  test.each([
    '/center/kamUser/kamRole',
    '/center/nowhere',
    '/center/order/nowhere',
    '/finance/nowhere',
    '/center/Order/myOrder',
    '/center/order/myOrder/more',
  ])('%s is not found', (path) => {
    expect(buyer(path)).toBe(paths.notFound);
  });

  test.each([
    '/center/order/orderDetail',
    '/center/order/applyReturn',
    '/center/order/returnDetail',
    '/center/order/invoiceDetail',
    '/center/order/orderDetails',
    '/center/kamUser/revisePwd',
    '/finance/checkOrder/checkDetail',
  ])('%s needs no function of its own', (path) => {
    expect(buyer(path, [])).toBeUndefined();
  });

  test('the centre leads to my orders, or to the first page there is', () => {
    expect(buyer('/center')).toBe('/center/order/myOrder');
    expect(buyer('/center/')).toBe('/center/order/myOrder');
    expect(buyer('/center', buyerFunctions.slice(2))).toBe('/center/kamUser/receiveAddress');
    expect(buyer('/center', [])).toBe(paths.notFound);
  });

  test('a group leads to its first page that is not disabled', () => {
    expect(buyer('/center/order')).toBe('/center/order/myOrder');
    expect(buyer('/center/kamUser')).toBe('/center/kamUser/receiveAddress');
    expect(buyer('/finance/checkOrder')).toBe('/finance/checkOrder/checkList');
  });

  test('without a function list nothing is decided about the centre', () => {
    expect(decide({ path: '/center/x', fullPath: '/center/x', loggedIn: true, functions: undefined })).toBeUndefined();
  });
});

test('/ leads to home before anybody is asked to log in', () => {
  expect(visitor('/')).toBe(paths.home);
  expect(buyer('/')).toBe(paths.home);
});

test('only paths under the two centres need the function list', () => {
  expect(['/center', '/center/a', '/finance/a/b'].every(isCentre)).toBe(true);
  expect(['/finance', '/centers/a', '/home', '/x/center/a'].some(isCentre)).toBe(false);
});

describe('the title', () => {
  test('is the route’s and the site’s', () => {
    expect(pageTitle('/cart', '易购电商平台')).toBe('购物车 - 易购电商平台');
    expect(pageTitle('/center/order/returnOrder', '易购电商平台', buyerFunctions)).toBe('售后服务 - 易购电商平台');
  });

  test('is the site’s alone where the route has none', () => {
    expect(pageTitle('/home', '易购电商平台')).toBe('易购电商平台');
    expect(pageTitle('/addToCart', '易购电商平台')).toBe('易购电商平台');
  });

  test('is left to the product on its page', () => {
    expect(pageTitle('/productDetail', '易购电商平台')).toBeUndefined();
  });
});
