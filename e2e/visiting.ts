import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** From page to page as a click leads, without loading everything anew; each is looked at when nothing is on its way. */
export function visiting(page: Page): (path: string) => Promise<void> {
  const waiting = new Set<unknown>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));

  const isDrawn = () =>
    page.evaluate(
      () =>
        document.querySelector('h1') !== null &&
        !document.querySelector('[aria-busy="true"], [aria-label="页面加载中"], [class*="_skeleton_"]'),
    );

  return async (path) => {
    await page.evaluate(async (hash) => {
      location.hash = hash;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, `#${path}`);
    await expect
      .poll(async () => (await isDrawn()) && waiting.size === 0, { message: path, intervals: [30, 60] })
      .toBe(true);
  };
}
