import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SiteAnswer } from '@yigou/contract/goods/sites';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePages } from './pages';
import { secure } from './security';

const consoleFolder = mkdtempSync(join(tmpdir(), 'yigou-console-'));
const folder = mkdtempSync(join(tmpdir(), 'yigou-pages-'));
const script = 'export const x = 1;'.repeat(100);
const early = 'fetch(`/api/x`)';

const site = (siteTitle: string): SiteAnswer => ({
  companyTempList: [
    {
      companyId: 1,
      hostId: 1,
      siteTitle,
      webColor: '#0b6e4f',
      timestamp: 1,
      tempPageData: { templatePageId: 1, plateType: '10', plateContent: '{"x":"</script><script>alert(1)</script>"}' },
    },
  ],
  cateList: [],
  version: 'v1',
});

let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<head><script>${early}</script><!--site-head--><title>x</title><!--/site-head--></head>`,
  );
  writeFileSync(join(folder, 'assets/index-abc.js'), script);
  writeFileSync(join(folder, 'assets/index-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
  writeFileSync(join(consoleFolder, 'index.html'), '<head><!--site-head--><title>x</title><!--/site-head--></head>');
  writeFileSync(join(consoleFolder, 'assets/index-def.js'), script);
  app = Fastify();
  await secure(app, false);
  await servePages(app, { folder, consoleFolder, describeSite: async (host) => site(`<b>${host}</b> & Co`) });
});
afterAll(async () => {
  await app.close();
  for (const each of [folder, consoleFolder]) rmSync(each, { recursive: true });
});

describe('the console', () => {
  it('stands beside the shop, with a nonce of its own and its own files', async () => {
    const page = await app.inject('/console/');
    expect(page.body).toMatch(/<title>易购控制台<\/title>\n<meta property="csp-nonce" nonce="\w{32}">/);
    const [, nonce] = page.body.match(/nonce="(\w+)"/) ?? [];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/console/assets/index-def.js')).headers['cache-control']).toContain('immutable');
    expect((await app.inject('/console')).headers.location).toBe('/console/');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const { headers } = await app.inject('/assets/index-abc.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('without one are kept for an hour', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('go out as they were compressed at the build', async () => {
    const response = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.rawPayload.length).toBeLessThan(script.length);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(again.rawPayload).toString()).toBe(script);
    expect((await app.inject('/assets/index-abc.js')).body).toBe(script);
  });

  it.each(['missing.js', '..%2Findex.html', '%2e%2e%2findex.html', 'index-abc.js.gz', 'index-abc.js%00.js'])(
    'there is nothing called %s',
    async (name) => expect((await app.inject(`/assets/${name}`)).statusCode).toBe(404),
  );
});

describe('the first HTML', () => {
  it('carries title, colour and template of its host, and nothing of them can break out', async () => {
    const { body, headers } = await app.inject({ url: '/', headers: { host: 'shop.example' } });
    expect(body).toContain('<title>&lt;b&gt;shop.example&lt;/b&gt; &amp; Co</title>');
    expect(body).toContain('--theme:#0b6e4f');
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).not.toContain('<title>x</title>');
    expect(headers['cache-control']).toBe('no-cache');
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('lets run what the build wrote into it, and nothing else', async () => {
    const { headers } = await app.inject('/');
    const hash = createHash('sha256').update(early).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect((await app.inject('/favicon.svg')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('has another nonce each time', async () => {
    const nonces = await Promise.all([1, 2].map(async () => /nonce="([^"]+)"/.exec((await app.inject('/')).body)?.[1]));
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});
