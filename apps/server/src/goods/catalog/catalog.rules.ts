import type { SkuModel } from '@yigou/contract/goods/catalog';

/** What a list shows of a SKU's choices: `70g · 8包/箱`. */
export const specText = (specs: readonly string[]): string => specs.filter(Boolean).join(' · ');

const colorAxes = new Set(['颜色', '色彩', '墨色']);

export function colorOf(axes: readonly string[], specs: readonly string[]): string {
  const at = axes.findIndex((axis) => colorAxes.has(axis));
  return at < 0 ? '' : (specs[at] ?? '');
}

/** `颜色:黑色`, as filters and the index write it. */
export const specPairs = (axes: readonly string[], specs: readonly string[]): string[] =>
  axes.map((axis, at) => `${axis}:${specs[at] ?? ''}`);

/** `50只/包`: so many of something smaller in one unit. */
const packShape = /^(\d{1,6})\s*([A-Za-z\u4e00-\u9fa5]{1,3})\s*\/\s*(\S+)$/;

/** What one unit of a SKU holds; its own spec says it better than the product. Null where nobody says. */
export function packOf(specs: readonly string[], params: SkuModel['params'], unit: string) {
  for (const text of [...specs, ...params.map((param) => param.value)]) {
    const [, qty, inner = '', outer] = packShape.exec(text.trim()) ?? [];
    if (outer === unit && Number(qty) > 1 && inner !== unit) return { qty: Number(qty), unit: inner };
  }
  return null;
}
