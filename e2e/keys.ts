import { expect, type Page } from '@playwright/test';

/** What has the focus, and whether somebody can see that it has. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', seen: true };
    const ring = (each: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    const { width, height } = element.getBoundingClientRect();
    const parent = element.parentElement;
    const seen = width > 0 && height > 0 && (ring(element) || (parent !== null && ring(parent)));
    return {
      name: element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '',
      seen,
    };
  });

/** Tab by tab until the wanted element has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, wanted: RegExp, most = 60) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const { name, seen } = await focused(page);
    expect(seen, `the focus on “${name}” can be seen`).toBe(true);
    if (wanted.test(name)) return;
  }
  throw new Error(`${wanted} was not reached within ${most} steps`);
}
