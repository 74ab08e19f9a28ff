import type { Locator, Page } from '@playwright/test';
import { apiUrl, expect } from './fixtures';

/** A phone, a tablet, a laptop and a desk. */
export const screens = [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1600, 1200],
] as const;

/** How much a page moves while it comes in piece by piece: one answer after the other, each when all is drawn without it. */
export async function shiftsOf(page: Page, open: () => Promise<unknown>, shown: Locator, last: Locator = shown) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    watcher.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  const held: (() => void)[] = [];
  let letGo = false;
  await page.route(apiUrl('**'), async (route) => {
    if (!letGo) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const opened = open();
  await expect(async () => {
    held.shift()?.();
    await drawn();
    expect(held).toHaveLength(0);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  letGo = true;
  for (const go of held) go();
  await opened;
  await expect(last).toBeVisible();
  await drawn();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, each) => sum + each, 0);
}
