import { expect, expectPath, test } from './fixtures';

test('help links stand below every page but /home, and lead to their article', async ({ page, request }) => {
  const tree = await (await request.post('/api/Help/GetTree', { data: {} })).json();
  const docs: { docId: number; docTitle: string }[] = tree.resultData.flatMap(
    (group: { children: { docId: number; docTitle: string }[] }) => group.children,
  );
  const wanted = docs.find((doc) => doc.docTitle === '退换货政策');

  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  const help = page.getByRole('contentinfo').getByRole('navigation', { name: '帮助' });
  await expect(help).toHaveCount(0);
  await page.goto('/#/agreement');
  await expect(help.getByRole('heading')).toHaveText(['新手指南', '采购流程', '支付与配送', '售后服务', '发票与对账']);
  await expect(help.getByRole('link')).toHaveText(docs.map((doc) => doc.docTitle));
  await help.getByRole('link', { name: '退换货政策' }).click();
  await expectPath(page, `/help?docId=${wanted?.docId}`);
  await expect(page.getByRole('heading', { name: '退换货政策', level: 1 })).toBeVisible();
});

test('promises, QR code, copyright and the two filings', async ({ page }) => {
  await page.goto('/#/agreement');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list', { name: '服务承诺' }).getByRole('listitem')).toHaveText([
    '品质保障正品行货 假一赔十',
    '专业选型工程师在线答疑',
    '合规采购审批预算全程留痕',
    '对账开票数电发票 月结对账',
  ]);
  const code = footer.getByRole('img', { name: '关注易购服务号' });
  await code.scrollIntoViewIfNeeded();
  await expect(footer.getByText('关注易购服务号', { exact: true })).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.src.endsWith('.svg') && image.naturalWidth > 0))
    .toBe(true);
  await expect(footer.getByText('Copyright © 2026 易购电商平台 版权所有')).toBeVisible();

  const security = footer.getByRole('link', { name: '沪公网安备 31010402009527号' });
  expect(await security.getAttribute('href')).toMatch(/^https:\/\/beian\.mps\.gov\.cn\/.*\b31010402009527$/);
  await expect(security).toHaveText(/(?<!\d)\d{14}(?!\d)/);
  const icp = footer.getByRole('link', { name: '沪ICP备2026001234号-1' });
  await expect(icp).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  for (const link of [security, icp]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('/login has the filings too, and no help links', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    '沪公网安备 31010402009527号',
    '沪ICP备2026001234号-1',
  ]);
});
