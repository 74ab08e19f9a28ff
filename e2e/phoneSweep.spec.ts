import type { Page } from '@playwright/test';
import { type DemoAccount, expect, logIn, seriousFaults, onOwnServer as test } from './fixtures';
import { asked, fillCart, gloves, paper, placeOrder, shipOrders } from './ordering';
import { visiting } from './visiting';

const phone = { width: 390, height: 844 };
const widths = [390, 768];

const visitorPages = [
  '/home',
  '/login',
  '/login?forgotten=1',
  '/register',
  '/SearchFor?keyword=手套',
  '/productDetail?itemId=1',
  '/help',
  '/agreement',
  '/error',
  '/Audit/OrderAudit?code=x',
];

type Group = { formUrl: string; children: { formUrl: string }[] };

/** What the menu of this account leads to. */
async function centrePages(page: Page): Promise<string[]> {
  const groups: Group[] = (await asked(page, 'KamFunction/GetUserByFunction', {})).resultData;
  return groups.flatMap(({ formUrl, children }) => {
    const path = formUrl.startsWith('/') ? formUrl : `/center/${formUrl}`;
    return children.length > 0 ? children.map((child) => `${path}/${child.formUrl}`) : [path];
  });
}

/** Controls with a face of their own that a finger would miss. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const hasFace = (element: Element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      const clear = (colour: string) => /,\s*0\)$|transparent/.test(colour);
      return (borderTopWidth !== '0px' && !clear(borderTopColor)) || !clear(backgroundColor);
    };
    /** What is pressed to write into a field: the box around it, where that has the border. */
    const faceOf = (element: Element) => {
      if (hasFace(element) || !element.matches('input')) return element;
      return [element.parentElement, element.parentElement?.parentElement].find((each) => each && hasFace(each));
    };
    const controls = 'button, select, input:not([type=checkbox], [type=radio], [type=file]), a[class*="_button_"]';
    const always = 'header:has(search) > :is(a, button), [data-tabs] > *';
    return [...document.querySelectorAll(`${controls}, ${always}`)].flatMap((control) => {
      if (!(control instanceof HTMLElement) || !control.checkVisibility({ opacityProperty: true })) return [];
      // Small on purpose: a switch, and what belongs to the words it stands among.
      if (control.matches('[role=switch], [data-words] *')) return [];
      const face = control.matches(always) ? control : faceOf(control);
      if (!face || (face === control && !hasFace(control) && !control.matches(always))) return [];
      const { width, height } = face.getBoundingClientRect();
      const name = control.getAttribute('aria-label') || control.textContent || control.className;
      return height >= 39.5 && width >= 24
        ? []
        : [`${control.tagName} ${name} ${Math.round(width)}×${Math.round(height)}`];
    });
  });

const wideParts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} wide` : '';
  });

/** Squeezed until words stand letter under letter. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, td, th, dd, p, button, label')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const words = element.textContent?.trim() ?? '';
      return words.length >= 4 && width > 2 && width < 32 && height > 60 ? [words.slice(0, 20)] : [];
    }),
  );

test('no page of any role is wider than the window, squeezed, too small for a finger or unfit for a screen reader', async ({
  page,
}) => {
  test.slow();
  const visit = visiting(page);
  const found: string[] = [];
  const seen = new Set<string>();

  async function look(pages: readonly string[]) {
    for (const path of pages.filter((each) => !seen.has(each))) {
      seen.add(path);
      await visit(path);
      const note = (faults: readonly string[]) => found.push(...faults.map((fault) => `${path}: ${fault}`));
      // Colours are those of the wide page, and half of what axe costs.
      note(await seriousFaults(page, 'color-contrast'));
      // The results have an owner of their own.
      if (!path.startsWith('/SearchFor')) note(await smallControls(page));
      note(await squeezed(page));
      for (const width of widths) {
        await page.setViewportSize({ ...phone, width });
        const wide = await wideParts(page);
        if (wide) note([`at ${width}: ${wide}`]);
      }
      await page.setViewportSize(phone);
    }
  }

  async function as(account: DemoAccount) {
    await page.context().clearCookies();
    await logIn(page, account, '/404');
  }

  await page.setViewportSize(phone);
  await page.goto('/#/404');
  // Out of stock, and with four steps of its price.
  const { itemId } = (await asked(page, 'ProductToC/GetSkuModelBySkuNo', { itemNo: 'JG-LS-M6X20' })).resultData;
  await look([`/productDetail?itemId=${itemId}`]);
  await look(visitorPages);

  await as('buyer');
  const approval = await placeOrder(page, 'account', { itemNo: 'XH-M57-F', qty: 8 });
  const unpaid = await placeOrder(page, 'wechat', paper);
  const shipped = await placeOrder(page, 'account', gloves);
  const done = await placeOrder(page, 'account', paper);
  await shipOrders(page, [shipped.orderNo, done.orderNo]);
  await asked(page, 'Order/ConfirmReceipt', { orderId: done.orderId });
  const payment = { orderIds: [unpaid.orderId], method: 'wechat', requestId: crypto.randomUUID() };
  const { outTradeNo } = (await asked(page, 'Payment/Create', payment)).resultData;
  await fillCart(page, paper, gloves, { itemNo: 'MG-Q7-BK', qty: 20 });
  seen.delete('/home');
  seen.delete('/productDetail?itemId=1');
  await look([
    '/home',
    '/productDetail?itemId=1',
    '/supplier?supplierId=1',
    '/cart',
    '/cart?import=1',
    '/addToCart?itemId=1&qty=2',
    '/Settlementpage',
    `/Cashier?orderIds=${unpaid.orderId}`,
    `/WeChat?no=${outTradeNo}`,
    `/paySuccess?no=${outTradeNo}`,
    `/print?orderIds=${done.orderId}`,
    ...[approval, unpaid, shipped, done].map(({ orderId }) => `/center/order/orderDetail?orderId=${orderId}`),
    `/center/order/applyReturn?orderId=${done.orderId}`,
    '/center/kamUser/revisePwd',
    '/center/kamUser/notices',
    '/center/kamUser/noticeSetting',
    '/center/kamUser/loginDevices',
    ...(await centrePages(page)),
  ]);
  await asked(page, 'ShopCart/EmptyCart', {});

  await as('approver');
  const { resultData: flows } = await asked(page, 'Approval/GetPage', { reqData: {} });
  await look([
    `/center/order/orderDetails?flowId=${flows[0].flowId}`,
    '/center/order/myApprove?',
    ...(await centrePages(page)),
  ]);
  for (const account of ['admin', 'finance', 'receiver'] as const) {
    await as(account);
    await look(await centrePages(page));
  }
  expect(seen.size).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
