import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

/** One visit: what the browser measured of it, and what went over the wire. */
export type Visit = { lcp: number; cls: number; blocked: number; bytes: number; requests: number; largest: string };

export type Line = { name: string; cpu: number; megabits: number; roundTripMs: number };

/** A good laptop at the office, and what many have: a four times slower processor at the end of a thin line. */
export const lines: readonly Line[] = [
  { name: '不限', cpu: 1, megabits: 0, roundTripMs: 0 },
  { name: 'CPU 慢 4 倍，10 Mbit/s，往返 40 ms', cpu: 4, megabits: 10, roundTripMs: 40 },
];

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args });

type Seen = { lcp: number; largest: string; cls: number; blocked: number; last: number };

/** So long nothing has happened: nothing more will. */
const quietMs = 1500;

/** Runs in the page before anything else. */
function watch() {
  const seen: Seen = { lcp: 0, largest: '', cls: 0, blocked: 0, last: 0 };
  Object.assign(window, { seen });
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      seen.last = performance.now();
      list.getEntries().forEach(hear);
    }).observe({ type, buffered: true });
  on('resource', () => {});
  on('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
    seen.lcp = entry.startTime;
    seen.largest = `${element?.tagName ?? ''} ${url || (element?.textContent ?? '').slice(0, 20)}`.trim();
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
}

/** What came from the cache did not go over the wire. */
function countWire(session: CDPSession) {
  const wire = { bytes: 0, requests: 0 };
  const kept = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) kept.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kept.has(requestId)) return;
    wire.bytes += encodedDataLength;
    wire.requests += 1;
  });
  return wire;
}

async function slowDown(session: CDPSession, { cpu, megabits, roundTripMs }: Line) {
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (megabits === 0) return;
  const perSecond = (megabits * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond,
  });
}

/** The page is there when nothing on it is still being waited for, and nothing has moved for a while. */
const settle = (page: Page) =>
  page.waitForFunction((quiet) => {
    const root = document.getElementById('root');
    const { seen } = window as unknown as { seen: Seen };
    // A processor that was busy for long comes to this question before it hears of what has happened.
    if (!root?.querySelector('h1') || root.querySelector('[aria-busy="true"], [role="progressbar"]'))
      seen.last = performance.now();
    return performance.now() - seen.last > quiet;
  }, quietMs);

/** Opens an address in a tab of its own. */
export async function visit(context: BrowserContext, url: string, line: Line): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session, line);
  await page.addInitScript(watch);
  const wire = countWire(session);
  await page.goto(url);
  await settle(page);
  const { last: _, ...seen } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.close();
  return { ...seen, ...wire };
}
