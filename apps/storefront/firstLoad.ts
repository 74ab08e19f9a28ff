import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const firstLoadLimit = 150_000;

/** The pages a visitor may come in by, and the file each of them is in. */
const firstPages = { '/home': '/HomePage.tsx', '/SearchFor': '/SearchPage.tsx', '/productDetail': '/ProductPage.tsx' };
/** Pages that are opened often enough to be fetched early; the weight of what stands behind a login is not limited. */
const earlyPages = { ...firstPages, '/cart': '/CartRoute.tsx' };

type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** These and all they import before they run. */
function withImports(chunks: readonly Chunk[], first: readonly Chunk[]): Set<Chunk> {
  const wanted = new Set(first);
  for (const { imports } of wanted) for (const chunk of chunks) if (imports.includes(chunk.fileName)) wanted.add(chunk);
  return wanted;
}

const entriesOf = (chunks: readonly Chunk[]) => chunks.filter((chunk) => chunk.isEntry);
const pageOf = (chunks: readonly Chunk[], page: string) =>
  chunks.find((chunk) => chunk.facadeModuleId?.endsWith(page)) as Chunk;

/** Weighs what each of them loads before it is drawn, and refuses a build that is too heavy. */
export const weighFirstLoad: Plugin = {
  name: 'weigh-first-load',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    for (const [path, page] of Object.entries(firstPages)) {
      const pageChunk = pageOf(chunks, page);
      if (!pageChunk) this.error(`${path}: no script holds ${page}`);
      const wanted = withImports(chunks, [...entriesOf(chunks), pageChunk]);
      const bytes = [...wanted].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
      const line = `${path} first load: ${wanted.size} scripts, ${(bytes / 1000).toFixed(1)} kB gzip (limit ${firstLoadLimit / 1000} kB)`;
      if (bytes > firstLoadLimit) this.error(line);
      this.info(line);
    }
  },
};

const cssOf = (chunks: Iterable<Chunk>) => [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);

/** Of each page what the first HTML does not name itself. */
function filesOf(chunks: readonly Chunk[]): Record<string, string[]> {
  const always = withImports(chunks, entriesOf(chunks));
  const alwaysCss = cssOf(always);
  const files = (page: string) => {
    const more = [...withImports(chunks, [pageOf(chunks, page)])].filter((chunk) => !always.has(chunk));
    const css = cssOf(more).filter((file) => !alwaysCss.includes(file));
    return [...new Set([...css, ...more.map((chunk) => chunk.fileName)])].map((file) => `/${file}`);
  };
  return Object.fromEntries(Object.entries(earlyPages).map(([path, page]) => [path, files(page)]));
}

async function bundleEarly(files: Record<string, string[]>): Promise<string> {
  const entry = fileURLToPath(new URL('src/app/early/early.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { firstFiles: JSON.stringify(files) },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'early' }, modulePreload: false },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code.trim() ?? '';
}

/** Writes the early script into the page, before the first style: a script behind one waits for it. */
export const writeEarly: Plugin = {
  name: 'write-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return html;
      const code = await bundleEarly(filesOf(chunksOf(bundle)));
      return html.replace('<!--early-->', () => `<script>${code}</script>`);
    },
  },
};
