import type { Plugin } from 'vite';

const file = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;
const without = 'csp,\n    prepend,';
const withNonce = `csp = { nonce: document.querySelector('meta[property="csp-nonce"]')?.nonce },\n    prepend,`;

/**
 * antd hands the page's nonce to the styles of its components, not to those it measures scroll bars and locks pages
 * with: the page's policy then refuses them.
 */
export const styleNonce: Plugin = {
  name: 'style-nonce',
  transform(code, id) {
    if (!file.test(id)) return null;
    if (!code.includes(without)) throw new Error('antd writes its styles otherwise now: give them the nonce there');
    return { code: code.replace(without, withNonce), map: null };
  },
};
