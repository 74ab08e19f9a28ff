export const defaultSiteTitle = '易购电商平台';
export const defaultWebColor = '#29166f';

export const webColorRule = { pattern: /^#[0-9a-f]{6}$/, message: '颜色须为 #rrggbb' };
export const securityFilingRule = { pattern: /^\d{14}$/, message: '公安备案号为 14 位数字' };

/** Links in templates lead into the shop (`/path`), to one of its pictures, or to an https address; never to a script. */
export const linkRule = {
  message: '链接须以 / 或 https:// 开头',
  ok: (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link) || /^https?:\/\/[^\s\\]+$/.test(link),
};
