import { chromium } from '@playwright/test';
import { createHash } from 'node:crypto';
const base = 'http://localhost:4177';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
export async function open(width, account = 'buyer') {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'zh-CN', baseURL: base, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  const accountPwd = createHash('md5').update('Yigou@2026').digest('hex').toUpperCase();
  const r = await (await page.request.post('/api/Account/Login', { data: { accountNo: account, accountPwd } })).json();
  await context.addCookies(['token','userId','userName','customerId','customerName'].map((n) => ({ name: n, value: encodeURIComponent(r.resultData[n]), url: base })));
  return { page, token: r.resultData.token, ask: async (path, data) => (await page.request.post('/api/' + path, { data, headers: { authtoken: r.resultData.token } })).json() };
}
export { browser };
