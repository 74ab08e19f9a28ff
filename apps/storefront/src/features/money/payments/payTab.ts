/** A tab for the gateway's page. What stands in it must not reach back into the shop. */
export function openTab() {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = '正在前往支付宝…';
    tab.document.body.textContent = '正在前往支付宝，请稍候…';
  }
  return {
    lead: (url: string) => tab?.location.replace(url),
    close: () => tab?.close(),
  };
}

/** For an address that is known already. */
export const openAddress = (url: string) => window.open(url, '_blank', 'noopener');
