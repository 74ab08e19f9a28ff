import type { PlateContent, SiteAnswer } from '@yigou/contract/goods/sites';
import { defaultSiteTitle, defaultWebColor } from '@yigou/contract/goods/sites.terms';

const hostShape = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$|^\[[0-9a-f:.]{2,45}\]$/;

/** `HTTPS://Shop.Example.com:8443/x` → `shop.example.com`; nonsense → '' (which finds the default site). */
export function normalHost(given: string): string {
  const host = given
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d{1,5}$/, '');
  return hostShape.test(host) ? host : '';
}

/** What a company without a template of its own shows. */
export const plainTemplate: { siteTitle: string; webColor: string; content: PlateContent } = {
  siteTitle: defaultSiteTitle,
  webColor: defaultWebColor,
  content: {
    topContent: [{ type: 'customNav', links: [{ title: '首页', link: '/home', athtoken: 1 }] }],
    modelContent: [],
    bottomContent: [{ type: 'copyright', text: `© ${defaultSiteTitle}` }],
    loginTemp: { title: '欢迎使用企业采购平台', text: '选型、审批、下单、对账，一站完成', points: [], imgs: [] },
  },
};

/** It is asked for before every navigation and hardly ever changes: who has it already is told only that. */
export const newsSince = (version: string, site: SiteAnswer): SiteAnswer =>
  version === site.version ? { companyTempList: [], cateList: [], version } : site;
