import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root, say } from './run.mjs';
import { declaredTables, isAbove, roomCircleFaults, serverFault, tableFault, touchedTables } from './serverRooms.mjs';

/** ARCHITECTURE.md in a form that a machine can hold us to: who may import whom, and no circles. */

const sourceFolders = [
  'packages/contract/src',
  'packages/web-kit/src',
  'apps/server/src',
  'apps/server/test',
  'apps/sandbox/src',
  'apps/storefront/src',
  'apps/console/src',
];

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));

const packages = {
  '@yigou/web-kit': 'packages/web-kit/src/index.ts',
  '@yigou/web-kit/antd': 'packages/web-kit/src/antd/index.ts',
  '@yigou/sandbox': 'apps/sandbox/src/sandbox.ts',
};

const contract = '@yigou/contract/';

function resolve(from, specifier) {
  if (packages[specifier]) return packages[specifier];
  if (specifier.startsWith(contract)) return `packages/contract/src/${specifier.slice(contract.length)}.ts`;
  if (!specifier.startsWith('.')) return null;
  const base = join(root, dirname(from), specifier);
  const found = [base, `${base}.ts`, `${base}.tsx`].find((each) => existsSync(each) && statSync(each).isFile());
  return found ? relative(root, found).replaceAll('\\', '/') : null;
}

/** file → [{ specifier, target }]; type imports count, for they couple just as well. */
function readImports(file) {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const specifiers = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map((each) =>
      readFileSync(join(root, file), 'utf8').slice(each.moduleRequest.start + 1, each.moduleRequest.end - 1),
    ),
  ].filter(Boolean);
  return [...new Set(specifiers)].map((specifier) => ({ specifier, target: resolve(file, specifier) }));
}

const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file) || file.includes('/test/');

const appLeaves = /^app\/(paths|site|logout|client|session|operator|queryClient)\.tsx?$/;

/** apps/storefront/src/features/trade/cart/shared/useAddToCart.ts → { layer: 'shared', feature: 'cart' } */
function frontPlace(file) {
  const inside = file?.match(/^apps\/(?:storefront|console)\/src\/(.+)$/)?.[1];
  if (!inside) return {};
  const [, feature, shared] = inside.match(/^features\/[^/]+\/([^/]+)\/(shared\/)?/) ?? [];
  if (feature) return { layer: shared ? 'shared' : 'page', feature };
  if (inside.startsWith('ui/')) return { layer: 'ui' };
  return { layer: appLeaves.test(inside) ? 'leaf' : 'app' };
}

/** Layer → what it may not use, and why. A page may use other pages of its own feature. */
const frontRefusals = {
  ui: { of: ['app', 'leaf', 'page', 'shared'], why: 'ui 只有不认识业务的控件，只依赖 web-kit' },
  leaf: { of: ['page', 'shared'], why: 'app 的公共模块不依赖页面模块' },
  shared: { of: ['page', 'app'], why: 'shared 只依赖 shared、ui 与 app 的公共模块' },
  page: { of: ['app'], why: '页面模块只能用 app 的公共模块（paths、client、session 等）' },
};

const isAntd = (specifier) => /^(antd(\/|$)|@yigou\/web-kit\/antd$)/.test(specifier);
/** What a visitor or a buyer waits for: antd weighs more than all of them together. */
const lightFeatures = new Set(['home', 'help', 'search', 'catalog', 'cart', 'quickOrder', 'checkout', 'payments']);

function frontFault(file, target, specifier) {
  const from = frontPlace(file);
  const to = frontPlace(target);
  if (from.layer === 'ui' && specifier.startsWith(contract)) return 'ui 不认识业务，不依赖 contract';
  const heavy = from.layer === 'page' ? !lightFeatures.has(from.feature) : file.endsWith('/app/AntdProvider.tsx');
  if (from.layer && file.startsWith('apps/storefront/') && isAntd(specifier) && !heavy)
    return '公共页面、购买页面与共用部分不加载 antd';
  if (from.layer === 'page' && to.layer === 'page' && from.feature !== to.feature)
    return '页面模块之间只能用对方的 shared';
  const refusal = frontRefusals[from.layer];
  return refusal?.of.includes(to.layer) ? refusal.why : null;
}

/** cart → [catalog], as far as they share: shared folders form no circle either. */
function sharedRooms(graph) {
  const rooms = new Map();
  for (const [file, targets] of graph) {
    const from = frontPlace(file);
    if (from.layer !== 'shared') continue;
    const used = targets.map(frontPlace).filter((to) => to.layer === 'shared' && to.feature !== from.feature);
    rooms.set(from.feature, [...(rooms.get(from.feature) ?? []), ...used.map((to) => to.feature)]);
  }
  return rooms;
}

const contractWing = (file) => file?.match(/^packages\/contract\/src\/([^/]+)\//)?.[1];

/** What joins all calls lies beside the wings; within them a call knows its own wing and those below. */
function contractFault(file, target) {
  const [from, to] = [contractWing(file), contractWing(target)];
  return from && target && (!to || isAbove(to, from)) ? `${from} 在 ${to ?? '它'} 之下，不认识它` : null;
}

function packageFault(file, specifier) {
  if (file.startsWith('packages/contract/') && specifier.startsWith('@yigou/')) return 'contract 不依赖其他包';
  if (file.startsWith('packages/web-kit/') && specifier.startsWith('@yigou/') && !specifier.startsWith(contract))
    return 'web-kit 只依赖 contract';
  if (file.startsWith('packages/web-kit/') && !file.includes('/src/antd/') && /^antd(\/|$)|\/antd\//.test(specifier))
    return 'web-kit 只有 antd/ 用 antd';
  if (file.startsWith('apps/server/') && specifier.startsWith('@yigou/web-kit')) return '服务器不依赖 web-kit';
  if (file.startsWith('apps/sandbox/') && specifier.startsWith('@yigou/') && !specifier.startsWith(contract))
    return '沙箱只依赖 contract';
  if (specifier === '@yigou/sandbox' && !/^apps\/server\/src\/gateways\.ts$/.test(file))
    return '只有 gateways.ts 启动沙箱';
  return null;
}

function findCircle(graph) {
  const state = new Map();
  const path = [];
  function visit(file) {
    if (state.get(file) === 'done') return null;
    if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file];
    state.set(file, 'open');
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    state.set(file, 'done');
    return null;
  }
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}

const faults = [];
const graph = new Map();
const inRooms = new Map();
const files = sourceFolders.flatMap(filesUnder);
const tables = declaredTables(files);
for (const file of files) {
  const imports = readImports(file);
  graph.set(file, imports.map((each) => each.target).filter(Boolean));
  if (isTest(file)) continue;
  if (file.startsWith('apps/server/src/')) {
    const targets = new Map(imports.map((each) => [each.specifier, each.target]));
    const touched = touchedTables(file, targets, tables);
    inRooms.set(file, [...graph.get(file), ...touched.map((each) => each.target)]);
    for (const each of touched) {
      const fault = tableFault(file, each);
      if (fault) faults.push(`${file}：${fault}`);
    }
  }
  for (const { specifier, target } of imports) {
    if (specifier.startsWith('.') && !target && !/\.(css|svg)$/.test(specifier))
      faults.push(`${file}: 找不到 ${specifier}`);
    const check = file.startsWith('apps/server/') ? serverFault : frontFault;
    const fault = packageFault(file, specifier) ?? contractFault(file, target) ?? check(file, target, specifier);
    if (fault) faults.push(`${file} → ${target ?? specifier}：${fault}`);
  }
}
const circle = findCircle(graph);
if (circle) faults.push(`循环依赖：${circle.join(' → ')}`);
faults.push(...roomCircleFaults(inRooms));
const sharedCircle = findCircle(sharedRooms(graph));
if (sharedCircle) faults.push(`shared 之间循环依赖：${sharedCircle.join(' → ')}`);

for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);
say(`依赖方向检查通过：${graph.size} 个文件，没有循环`);
