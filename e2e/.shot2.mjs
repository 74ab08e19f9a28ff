import { open, browser } from './.shotc.mjs';
const { page, ask } = await open(1280, 'admin');
// 500 lines
let items = [];
for (let pageIndex = 1; items.length < 500 && pageIndex < 20; pageIndex++) {
  const r = await ask('Product/GetWebSkuPage', { pageIndex, pageSize: 100, searchKey: '', reqData: {} });
  if (!r.resultData?.length) break;
  items.push(...r.resultData.map((x) => ({ itemId: x.itemId, chartQty: Math.ceil(x.moq / x.multiple) * x.multiple })));
}
items = items.slice(0, 500);
const add = await ask('ShopCart/AddList', { items }); console.log(items.length, add.success, add.errorMsg);
let t = Date.now(); const web = await ask('ShopCart/GetWebList', {}); console.log('GetWebList ms', Date.now() - t, JSON.stringify(web).length);
await page.goto('/#/cart'); t = Date.now(); await page.getByText('全选').first().waitFor(); console.log('page ms', Date.now() - t);
const box = page.getByRole('textbox', { name: /^数量/ }).nth(3);
await box.focus();
// key latency
const lat = await page.evaluate(async () => {
  const input = document.querySelectorAll('main input[inputmode=numeric]')[3];
  const times = [];
  for (let i = 0; i < 20; i++) {
    const s = performance.now();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
    times.push(performance.now() - s);
  }
  return times.map((x) => Math.round(x));
});
console.log('ArrowUp frame ms', lat.join(' '));
t = Date.now(); await page.getByRole('checkbox', { name: '全选' }).click(); console.log('uncheck all', Date.now() - t);
await page.getByText('已选 0 种').waitFor();
await page.screenshot({ path: '/tmp/c/cart500.png' });
await page.mouse.wheel(0, 6000); await page.waitForTimeout(300);
await page.screenshot({ path: '/tmp/c/cart500b.png' });
console.log(JSON.stringify((await ask('ShopCart/EmptyCart', {})).resultData));
await page.reload(); await page.getByText('购物车中暂无商品').first().waitFor(); await page.screenshot({ path: '/tmp/c/empty.png' });
await browser.close();
