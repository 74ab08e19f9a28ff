import { PlateContent } from '@yigou/contract/goods/sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { plainTemplate } from './sites.rules';
import { createTemplate } from './sites.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function siteOf(companyUrl: string) {
  const answer = await test.call('ShopHostUrlMapTemplate/GetList', { companyUrl, plateType: '10' });
  if (!answer.success) throw new Error(answer.errorMsg);
  const template = answer.resultData.companyTempList[0];
  if (!template) throw new Error('no template');
  return { ...answer.resultData, template, plate: PlateContent.parse(JSON.parse(template.tempPageData.plateContent)) };
}

describe('ShopHostUrlMapTemplate/GetList', () => {
  it('answers as the owner describes it', async () => {
    const answer = await test.callRaw('ShopHostUrlMapTemplate/GetList', {
      hmtId: 0,
      hostId: 0,
      plateType: '10',
      templatePageId: 0,
      createTime: '',
      operatorId: 0,
      key: '',
      companyUrl: 'localhost:3000',
    });
    expect(answer.body).toMatchObject({
      success: true,
      resultData: {
        companyTempList: [
          {
            companyId: expect.any(Number),
            hostId: expect.any(Number),
            webColor: '#29166f',
            tempPageData: { plateContent: expect.any(String) },
          },
        ],
        cateList: expect.arrayContaining([
          expect.objectContaining({ navTitle: '办公用品', isIcon: 1, children: expect.any(Array) }),
        ]),
      },
    });
  });

  it('gives two hosts two faces', async () => {
    const [general, industry] = [await siteOf('localhost'), await siteOf('127.0.0.1:3000')];
    expect(general.template.siteTitle).toBe('易购电商平台');
    expect(industry.template.siteTitle).toBe('易购工业品商城');
    expect(industry.template.webColor).not.toBe(general.template.webColor);
    for (const part of ['topContent', 'modelContent', 'bottomContent', 'loginTemp'] as const) {
      expect(industry.plate[part]).not.toEqual(general.plate[part]);
    }
  });

  it.each(['nobody.example', '<script>alert(1)</script>', "'; drop table host; --", '💥', 'a'.repeat(300)])(
    'gives the default site to %s',
    async (host) => {
      const { template } = await siteOf(host);
      expect(template).toMatchObject({ siteTitle: '易购电商平台', webColor: '#29166f' });
    },
  );

  it('fills floors with goods on the shelf and their present price', async () => {
    const { plate } = await siteOf('localhost');
    const floor = plate.modelContent.find((block) => block.type === 'floor');
    expect(floor?.items.map((item) => item.itemNo)).toEqual(floor?.itemNos);
    expect(floor?.items[0]).toMatchObject({ itemNo: 'DL-A4-70', price: 159, brandName: '得力', unit: '箱' });
  });

  it('gives each host the categories of its own template, in its order', async () => {
    const titles = async (host: string) => (await siteOf(host)).cateList.map((each) => each.navTitle);
    const general = await titles('localhost');
    const industry = await titles('127.0.0.1');
    expect(general[0]).toBe('办公用品');
    expect(industry).toEqual(['五金工具', '电工照明', '劳保防护', '消防安防', '包装仓储', '实验耗材', '清洁用品']);
    expect(general).toEqual(expect.arrayContaining(industry));
    expect((await siteOf('127.0.0.1')).cateList[0]?.categoryChildren.length).toBeGreaterThanOrEqual(4);
  });

  it('tells who has it already only that', async () => {
    const { version } = await siteOf('localhost');
    const again = await test.call('ShopHostUrlMapTemplate/GetList', { companyUrl: 'localhost', version });
    expect(again).toMatchObject({ resultData: { companyTempList: [], cateList: [], version } });
    expect((await siteOf('127.0.0.1')).version).not.toBe(version);
  });

  it('lists categories in two levels and more', async () => {
    const { cateList } = await siteOf('localhost');
    expect(cateList.length).toBeGreaterThanOrEqual(12);
    for (const first of cateList) expect(first.categoryChildren.length).toBeGreaterThanOrEqual(4);
  });
});

describe('templates', () => {
  it.each([
    [
      'a script as link',
      { topContent: [{ type: 'customNav', links: [{ title: 'x', link: 'javascript:alert(1)', athtoken: 1 }] }] },
    ],
    [
      'a filing number of 13 digits',
      { bottomContent: [{ type: 'filing', securityNo: '1234567890123', securityText: '', icpText: '' }] },
    ],
  ])('refuse %s and store nothing', async (_, part) => {
    const draft = { ...plainTemplate, content: { ...plainTemplate.content, ...part } } as never;
    await expect(createTemplate(test.db, 1, draft, worldTime)).rejects.toThrow();
  });
});
