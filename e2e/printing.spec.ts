import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectHealthy, expectNoSidewaysScroll, logIn, onTradingServer as test } from './fixtures';
import { gloves, paper, placeOrder } from './ordering';

test('orders are printed on A4, each on its own page, with the amount in capitals', async ({ page }) => {
  await logIn(page, 'buyer', '/home');
  const first = await placeOrder(page, 'account', paper, gloves);
  const second = await placeOrder(page, 'transfer', paper);
  await page.goto(`/#/center/order/orderDetail?orderId=${first.orderId}`);
  await page.getByRole('link', { name: '打印', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectHealthy(page);

  await page.goto(`/#/print?orderIds=${first.orderId},${second.orderId},999999999`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('1 张订单不存在')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text, totalPages } = await extractText(pdf);
  expect(totalPages).toBe(2);
  // Fonts name some characters by their radicals.
  const [one = '', two = ''] = text.map((each) => each.replaceAll(/\s/g, '').normalize('NFKC'));
  for (const wanted of ['采购订单', first.orderNo, '华东精密制造有限公司', '王晓燕', '币大写', '采购人签字'])
    expect(one).toContain(wanted);
  expect(one).toMatch(/币大写:[零壹贰叁肆伍陆柒捌玖拾佰仟万]+元/);
  expect(two).toContain(second.orderNo);
  // What is only for the screen is not on paper.
  for (const absent of ['帮助中心', '打印订单']) expect(one + two).not.toContain(absent);
});

test('paper stays white: no page is printed with blocks of colour or shadows', async ({ page }) => {
  await logIn(page, 'buyer', '/home');
  const { orderId } = await placeOrder(page, 'account', paper, gloves);
  const pages = [
    `/print?orderIds=${orderId}`,
    `/center/order/orderDetail?orderId=${orderId}`,
    '/center/order/myOrder',
    '/center/dashboard',
    '/SearchFor?compare=1,2',
  ];
  for (const path of pages) {
    await page.emulateMedia({ media: 'screen' });
    // Not only another hash: the page before must not be looked at.
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const inked = await page.locator('html, body, body *').evaluateAll((elements) =>
      elements
        .filter((each) => {
          const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(each);
          const bare = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
          return each.checkVisibility() && (!bare || backgroundImage !== 'none' || boxShadow !== 'none');
        })
        .map((each) => `${each.tagName} ${each.className}`),
    );
    expect(inked, path).toEqual([]);
    await expect(page.getByRole('navigation', { name: '用户中心' }), path).toBeHidden();
  }
});
