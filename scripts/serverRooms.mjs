import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run.mjs';

/** The server's half of check-imports: the rooms, what they may know of each other, and whose tables they touch. */

const notFeatures = new Set(['http', 'db', 'lib', 'jobs', 'demo']);

/** From the ground up: a room knows rooms of its own wing and of those below. */
const wings = ['ground', 'people', 'goods', 'money', 'trade', 'books'];
export const isAbove = (wing, other) => wings.indexOf(wing) > wings.indexOf(other);

/** A room with folders inside: each knows those before it. What binds them lies beside them. */
const innerFolders = { search: ['words', 'shelf', 'match', 'suggest'] };

/** apps/server/src/trade/orders/orders.service.ts → { wing: 'trade', room: 'orders', feature: 'orders', role: 'service' } */
function placeOf(file) {
  const [, folder, inner] = file.match(/^apps\/server\/src\/([^/]+)\/(.+)$/) ?? [];
  if (!wings.includes(folder)) return { room: folder };
  const [room, ...path] = inner.split('/');
  const place = { wing: folder, room };
  if (notFeatures.has(room)) return place;
  const floor = innerFolders[room]?.indexOf(path[0]);
  return { ...place, feature: room, floor, role: path.at(-1).match(/\.(\w+)\.tsx?$/)?.[1] };
}

const forbiddenBelow = {
  tables: ['queries', 'service', 'routes', 'rules'],
  queries: ['service', 'routes'],
  service: ['routes'],
  rules: ['tables', 'queries', 'service', 'routes'],
};

export function serverFault(file, target, specifier) {
  const from = placeOf(file);
  if (from.role === 'rules' && !target && !['@yigou/contract', 'opencc-js/t2cn', 'pinyin-pro'].includes(specifier))
    return 'rules 只依赖 contract';
  if (!target?.startsWith('apps/server/src/')) return null;
  const to = placeOf(target);
  if (from.wing && wings.indexOf(to.wing) > wings.indexOf(from.wing))
    return `${from.wing} 在 ${to.wing} 之下，不认识它`;
  if (from.room === 'lib' && to.room !== 'lib') return 'lib 不认识业务';
  if (from.room === 'db' && !['db', 'lib'].includes(to.room)) return 'db 不认识业务';
  if (from.room === 'http' && to.feature) return 'http 不依赖业务，由 app.ts 组装';
  if (to.room === 'demo' && from.room !== 'demo' && !/src\/serve\.ts$/.test(file)) return '只有 serve.ts 装载演示数据';
  if (/Keepers\.service\.ts$/.test(target) && ![to.room, 'changeSets'].includes(from.room))
    return '商品资料只由变更单写入：用 changeSets 的动词';
  if (!from.feature || !to.feature) return null;
  if (forbiddenBelow[from.role]?.includes(to.role)) return `${from.role} 不能依赖 ${to.role}`;
  const open = ['service', 'tables', 'rules'];
  if (from.feature === to.feature && from.floor >= 0 && to.floor > from.floor)
    return `${from.feature} 里的文件夹只认识前面的：${innerFolders[from.feature].join('、')}`;
  if (from.feature !== to.feature && !open.includes(to.role)) return `跨模块只能用 ${open.join('、')}`;
  return null;
}

/** Table → the file that declares it. */
export function declaredTables(files) {
  const tables = new Map();
  for (const file of files.filter((each) => each.endsWith('.tables.ts')))
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/ = pgTable\(\s*'(\w+)'/g))
      tables.set(name, file);
  return tables;
}

function* nodesOf(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const value of Object.values(node)) yield* nodesOf(value);
}

const reading = /\b(?:from|join)\s+([a-z_]+)\b|\b([a-z_]+)\.[a-z_]+\b/g;
const writing = /\binsert into\s+([a-z_]+)|\bupdate\s+([a-z_]+)\s+set\b|\bdelete from\s+([a-z_]+)/g;
const named = (text, pattern) => [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean));

const textOf = (node) => {
  if (node.type === 'TemplateLiteral') return node.quasis.map((each) => each.value.raw).join(' ? ');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
};

const isSql = (text) => /\b(select|insert into|update|delete from|join|values)\b/.test(text) && /\s/.test(text);

/** The first argument of `tx.insert(orders)` and its like. */
function writtenByBuilder(node) {
  const verb = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.property.name;
  return ['insert', 'update', 'delete'].includes(verb) && node.arguments[0]?.type === 'Identifier'
    ? node.arguments[0].name
    : null;
}

/** Tables that a file touches in SQL text or through the builder: [{ table, target, writes }]. */
export function touchedTables(file, imports, tables) {
  const { program, module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const importedFrom = new Map(
    module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map((entry) => [entry.localName.value, imports.get(moduleRequest.value)]),
    ),
  );
  const touched = [];
  for (const node of nodesOf(program)) {
    const text = textOf(node);
    if (isSql(text)) {
      for (const table of named(text, reading)) touched.push({ table, target: tables.get(table), writes: false });
      for (const table of named(text, writing)) touched.push({ table, target: tables.get(table), writes: true });
    }
    const table = writtenByBuilder(node);
    const target = table && importedFrom.get(table);
    if (target?.endsWith('.tables.ts')) touched.push({ table, target, writes: true });
  }
  return touched.filter((each) => each.target && each.target !== file);
}

/** A name in SQL text is as good as an import of the table: it may be read by whom the import is open to, and never written. */
export function tableFault(file, { table, target, writes }) {
  const fault = serverFault(file, target);
  if (fault) return `${fault}（SQL 里的 ${table}）`;
  const [from, to] = [placeOf(file), placeOf(target)];
  return writes && from.room !== to.room ? `只有 ${to.room} 能写表 ${table}` : null;
}

/** Rooms that know each other in a circle, be it only by a table that one joins for reading. */
export function roomCircleFaults(graph) {
  const knows = new Map();
  for (const [file, targets] of graph) {
    const from = placeOf(file).feature;
    for (const target of from ? targets : []) {
      const { feature } = placeOf(target);
      if (feature && feature !== from) knows.set(from, (knows.get(from) ?? new Set()).add(feature));
    }
  }
  const reached = (room, seen = new Set()) => {
    for (const next of knows.get(room) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const reach = new Map([...knows.keys()].map((room) => [room, reached(room)]));
  const mates = (room) => [...reach.keys()].filter((other) => reach.get(room).has(other) && reach.get(other).has(room));
  const circles = new Set([...reach.keys()].map((room) => mates(room).sort().join('、')).filter(Boolean));
  return [...circles].map((circle) => `房间互相依赖：${circle}`);
}
