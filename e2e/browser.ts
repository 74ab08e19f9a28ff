import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** One browser for journeys and pictures: the system's Chromium, as a visitor in Shanghai sees the shop. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
  viewport: { width: 1280, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  // The carousel stands still, so that what a test sees does not depend on when it looks.
  contextOptions: { reducedMotion: 'reduce' },
};
