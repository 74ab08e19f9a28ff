import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type SiteAnswer, themeVariables } from '@yigou/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../lib/html';
import { allowNonce } from './security';

export type Pages = {
  /** The built storefront; absent in tests that only call the API. */
  folder: string;
  describeSite: (hostName: string) => Promise<SiteAnswer>;
};

/** Inside a script element only `<` can end the element early. */
const asScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Title, colour and template of the host are in the first HTML, so that nothing flashes. */
function headOf(site: SiteAnswer, nonce: string): string {
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

const yearSeconds = 31_536_000;
const headPlace = /<!--site-head-->[\s\S]*<!--\/site-head-->/;

export async function servePages(app: FastifyInstance, { folder, describeSite }: Pages) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const head = headOf(await describeSite(request.hostname), allowNonce(request, reply));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace(headPlace, () => head));
  }

  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // Its own header would come after ours and forbid all caching.
    cacheControl: false,
    setHeaders: (response, path) => {
      // Vite puts a hash of the content into every name under assets/.
      const hashed = path.startsWith(join(folder, 'assets'));
      response.setHeader(
        'cache-control',
        hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });
}

/** Pictures of the demo goods: Fluent Emoji 3D, served from its package. */
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
