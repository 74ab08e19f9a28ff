import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from './fixtures';

/** A call of whoever is logged in on this page. */
export async function asked(page: Page, path: string, data: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.post(`/api/${path}`, { data, headers: { authtoken: decodeURIComponent(token) } });
  const body = await answer.json();
  expect(body, path).toMatchObject({ success: true });
  return body;
}

type Wanted = { itemNo: string; qty: number };

/** The cart holds exactly this, all of it chosen. */
export async function fillCart(page: Page, ...wanted: Wanted[]) {
  await asked(page, 'ShopCart/EmptyCart', {});
  for (const { itemNo, qty } of wanted) {
    const { resultData } = await asked(page, 'Product/GetSkuModelBySkuNo', { itemNo });
    await asked(page, 'ShopCart/Add', { itemId: resultData.itemId, chartQty: qty });
  }
}

export const paper: Wanted = { itemNo: 'DL-A4-70', qty: 2 };
export const gloves: Wanted = { itemNo: 'HW-NBR-L', qty: 5 };

/** An order without its pages; buying.spec.ts tests those. */
export async function placeOrder(page: Page, paymentMethod: string, ...wanted: Wanted[]) {
  await fillCart(page, ...(wanted.length > 0 ? wanted : [paper]));
  const { lines, address, amounts } = (await asked(page, 'Order/Preview', {})).resultData;
  const seen = (line: Record<string, number>) => ({
    cartId: line.cartId,
    itemId: line.itemId,
    qty: line.qty,
    price: line.price,
  });
  const { resultData } = await asked(page, 'Order/Submit', {
    requestId: crypto.randomUUID(),
    lines: lines.map(seen),
    payable: amounts.payable,
    addressId: address.addressId,
    paymentMethod,
    invoice: { type: 'none' },
  });
  return resultData as { orderId: number; orderNo: string; payable: number };
}

/** Orders leave the warehouse, each in one parcel, without the console's pages; shipping.spec.ts tests those. */
export async function shipOrders(page: Page, orderNos: readonly string[]) {
  const accountPwd = createHash('md5').update(demoPassword).digest('hex').toUpperCase();
  const login = await page.request.post('/api/console/Operator/Login', {
    data: { accountNo: 'warehouse', accountPwd },
  });
  const headers = { authtoken: (await login.json()).resultData.token };
  const rows = orderNos.map((orderNo) => ({ orderNo, carrier: '顺丰', trackingNo: `SF1${orderNo.slice(-12)}` }));
  const answer = await page.request.post('/api/console/Shipment/ShipMany', { data: { rows }, headers });
  expect(await answer.json(), 'ShipMany').toMatchObject({ success: true });
}

export const method = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '支付方式' }).getByRole('radio', { name });

/** What is large goes to approval first, and the button says so. */
export const submit = (page: Page) => page.getByRole('button', { name: /^提交(订单|审批)$/ });

export async function openCheckout(page: Page) {
  await page.goto('/#/Settlementpage');
  await expect(submit(page)).toBeEnabled();
}

/** Clicks 立即付款 and gives the gateway's tab. */
export async function openAlipay(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: '立即付款' }).click();
  const tab = await popup;
  await expect(tab.getByRole('heading', { name: '使用支付宝付款' })).toBeVisible();
  return tab;
}

/** The heading that says how it stands. */
export const verdict = (page: Page, title: string) => page.getByRole('main').getByRole('heading', { name: title });

/** 1 × 1, of the kind a phone or a scanner makes. */
export const picture = {
  name: '凭证.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
