import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root, say } from './run.mjs';

/** How long a function may be: longer ones do more than their name says. What they draw takes a component more room. */
const folders = ['packages', 'apps', 'scripts', 'bench'];
const most = 80;
const mostOfComponent = 120;
/** `createAlipay` is a list of short functions around what they share; only the list is long. */
const mostOfFactory = 110;

const isOurs = (file) =>
  /\.(tsx?|mjs)$/.test(file) && !/node_modules|dist\/|\.test\.|\.d\.ts|\.data\.ts|\/test\//.test(file);

function limitOf(file, name) {
  if (/^create[A-Z]/.test(name)) return mostOfFactory;
  return file.endsWith('.tsx') && /^[A-Z]/.test(name) ? mostOfComponent : most;
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function* functionsIn(node, name) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) yield* functionsIn(each, name);
    return;
  }
  const own = node.id?.name ?? node.key?.name ?? name;
  if (functions.has(node.type) && node.body) yield { name: own ?? '', start: node.start, end: node.end };
  for (const [key, child] of Object.entries(node)) if (key !== 'type') yield* functionsIn(child, own);
}

const faults = [];
let longest = 0;
for (const folder of folders) {
  const names = readdirSync(join(root, folder), { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  for (const file of names.map((name) => `${folder}/${name}`).filter(isOurs)) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const { name, start, end } of functionsIn(parseSync(file, text).program)) {
      const lines = text.slice(start, end).split('\n').length;
      longest = Math.max(longest, lines);
      if (lines > limitOf(file, name)) faults.push(`${file}：${name} 有 ${lines} 行，最多 ${limitOf(file, name)} 行`);
    }
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);
say(`函数长度检查通过：最长 ${longest} 行`);
