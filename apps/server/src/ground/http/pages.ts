import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteAnswer } from '@yigou/contract/goods/sites';
import { themeVariables } from '@yigou/contract/ground/theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../lib/html';
import { serveHashedFiles } from './hashedFiles';
import { allowNonce } from './security';

export type Pages = {
  /** The built storefront; absent in tests that only call the API. */
  folder: string;
  /** The built console. */
  consoleFolder: string;
  describeSite: (hostName: string) => Promise<SiteAnswer>;
};

/** Inside a script element only `<` can end the element early. */
const asScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Title, colour and template of the host are in the first HTML, so that nothing flashes. */
function siteTagsOf(site: SiteAnswer, nonce: string): string {
  const template = site.companyTempList[0];
  if (!template) return '';
  const variables = Object.entries(themeVariables(template.webColor)).map(([name, value]) => `${name}:${value}`);
  return [
    `<title>${escapeHtml(template.siteTitle)}</title>`,
    `<meta name="theme-color" content="${escapeHtml(template.webColor)}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">:root{${variables.join(';')}}</style>`,
    `<script type="application/json" id="site-data">${asScriptData(site)}</script>`,
  ].join('\n');
}

const siteTagsPlace = /<!--site-head-->[\s\S]*<!--\/site-head-->/;

/** What Vite has built: those under `assets` carry a hash of their content in their names. */
function serveFiles(app: FastifyInstance, root: string, prefix: string) {
  serveHashedFiles(app, join(root, 'assets'), `${prefix}assets/`);
  return app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    decorateReply: false,
    preCompressed: true,
    // Its own header would come after ours and forbid all caching.
    cacheControl: false,
    setHeaders: (response) => response.setHeader('cache-control', 'public, max-age=3600'),
  });
}

/** The console looks the same at every host; only the styles of its component library need the nonce of the page. */
async function serveConsole(app: FastifyInstance, folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = allowNonce(request, reply);
    const siteTags = `<title>易购控制台</title>\n<meta property="csp-nonce" nonce="${nonce}">`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace(siteTagsPlace, () => siteTags));
  }

  app.get('/console', (_, reply) => reply.redirect('/console/'));
  app.get('/console/', sendPage);
  app.get('/console/index.html', sendPage);
  await serveFiles(app, folder, '/console/');
}

/** What the build wrote into the page to be run at once, by its hash: nothing else in a page may run. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );

export async function servePages(app: FastifyInstance, { folder, consoleFolder, describeSite }: Pages) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const hashes = scriptHashes(html);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const siteTags = siteTagsOf(await describeSite(request.hostname), allowNonce(request, reply, hashes));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace(siteTagsPlace, () => siteTags));
  }

  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  await serveFiles(app, folder, '/');
  await serveConsole(app, consoleFolder);
}

/** What decorates the demo's sites, and what its goods once looked like: Fluent Emoji 3D, served from its package. */
export async function serveDemoPictures(app: FastifyInstance) {
  const manifest = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
  await app.register(fastifyStatic, {
    root: join(dirname(manifest), 'assets'),
    prefix: '/demo/goods/',
    decorateReply: false,
    index: false,
    maxAge: '30d',
  });
}
