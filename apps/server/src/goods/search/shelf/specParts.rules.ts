import type { SkuModel } from '@yigou/contract/goods/catalog';

const size = '(\\d+(?:\\.\\d+)?)';
const times = '\\s*[×xX*]\\s*';

/** What a spec is made of, where people choose by its parts. The parts themselves are not cut again. */
const shapes: { shape: RegExp; axes: readonly string[]; texts: (found: readonly string[]) => string[] }[] = [
  {
    shape: new RegExp(`^(M|ST)${size}${times}${size}\\s*(?:mm)?$`, 'i'),
    axes: ['直径', '长度'],
    texts: ([kind = '', wide = '', long = '']) => [`${kind.toUpperCase()}${wide}`, `${long}mm`],
  },
  {
    shape: new RegExp(`^(M|ST)${size}$`, 'i'),
    axes: ['直径'],
    texts: ([kind = '', wide = '']) => [`${kind.toUpperCase()}${wide}`],
  },
  {
    shape: new RegExp(`^${size}mm${times}${size}(m|米)$`),
    axes: ['宽度', '长度'],
    texts: ([wide = '', long = '']) => [`${wide}mm`, `${long}m`],
  },
  {
    shape: new RegExp(`^${size}m${times}${size}mm$`),
    axes: ['长度', '宽度'],
    texts: ([long = '', wide = '']) => [`${long}m`, `${wide}mm`],
  },
];

/** Only what says no more than "spec" is cut: a 尺码:M is not a screw. */
const plainAxes = new Set(['规格', '尺寸', '型号']);

/** `规格:M6×20` → `直径:M6`, `长度:20mm`. */
export function splitSpec(pair: string): string[] {
  const cut = pair.indexOf(':');
  if (!plainAxes.has(pair.slice(0, cut))) return [];
  for (const { shape, axes, texts } of shapes) {
    const found = shape.exec(pair.slice(cut + 1).trim());
    if (found) {
      const parts = texts(found.slice(1));
      return axes.map((axis, at) => `${axis}:${parts[at]}`);
    }
  }
  return [];
}

/** Prose is no choice, and these have a facet or a place of their own. */
const valueLimit = 20;
const elsewhere = new Set(['品牌', '包装', '型号', '适用机型']);

/** The parameters of a product one may choose by, as `材质:碳钢`. An axis of the product wins over its parameter. */
export function paramPairs(params: Readonly<SkuModel['params']>, specs: readonly string[]): string[] {
  const axes = new Set(specs.map((pair) => pair.slice(0, pair.indexOf(':'))));
  const pairs = params
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name && value && value.length <= valueLimit && !name.includes(':'))
    .filter(({ name }) => !elsewhere.has(name) && !axes.has(name));
  return [...new Set(pairs.map(({ name, value }) => `${name}:${value}`))];
}
