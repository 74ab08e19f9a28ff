import type { Area } from '@yigou/contract/trade/addresses';
import { type AreaLevel, countryCode } from '@yigou/contract/trade/addresses.terms';

/** A row of the division data: codes of province, city, district and town, 0 where a level is not reached. */
export type DivisionRow = { c: string; n: string; p: string; y: string | 0; a: string | 0; t: string | 0 };

export type AreaNode = Area & { parentCode: string };
export type AreaTree = {
  byCode: ReadonlyMap<string, AreaNode>;
  /** In the order of the codes. */
  below: ReadonlyMap<string, readonly AreaNode[]>;
};

/** Rows that gather what stands directly below something else: no place anybody lives in. */
const isGathering = (name: string): boolean =>
  name === '市辖区' || /直辖(县级行政区划|村级区划)$|类似乡级单位$/.test(name);

function levelOf({ y, a, t }: DivisionRow): AreaLevel {
  if (t) return 4;
  if (a) return 3;
  return y ? 2 : 1;
}

/** Towns carry the code of their district; with their own three digits it is theirs. */
const codeOf = (row: DivisionRow): string => (row.t ? row.c + row.t.slice(0, 3) : row.c);

/** The nearest level above that exists: 上海 has no cities, 东莞 no districts. */
function parentOf(code: string, level: AreaLevel, exists: (code: string) => boolean): string {
  const above = [code.slice(0, 6), `${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`].slice(
    level === 4 ? 0 : level === 3 ? 1 : 2,
  );
  return level === 1 ? countryCode : (above.find(exists) ?? countryCode);
}

/** 金门 is the one county whose towns the data does not list; others without towns were dissolved years ago. */
const townlessCounties = new Set(['350527']);

export function buildAreas(rows: readonly DivisionRow[]): AreaTree {
  const inhabited = new Set(rows.filter((row) => row.t).map((row) => row.c));
  const lives = (row: DivisionRow) => levelOf(row) !== 3 || inhabited.has(row.c) || townlessCounties.has(row.c);
  const kept = rows.filter((row) => !isGathering(row.n) && lives(row));
  const codes = new Set(kept.map(codeOf));
  const found = kept.map((row) => {
    const areaCode = codeOf(row);
    const level = levelOf(row);
    return { areaCode, areaName: row.n, level, parentCode: parentOf(areaCode, level, (code) => codes.has(code)) };
  });
  const parents = new Set(found.map((area) => area.parentCode));
  const byCode = new Map<string, AreaNode>();
  const below = new Map<string, AreaNode[]>();
  for (const area of found.sort((one, other) => (one.areaCode < other.areaCode ? -1 : 1))) {
    const node = { ...area, hasChildren: parents.has(area.areaCode) };
    byCode.set(node.areaCode, node);
    const siblings = below.get(node.parentCode);
    if (siblings) siblings.push(node);
    else below.set(node.parentCode, [node]);
  }
  return { byCode, below };
}

/** From the province down to `areaCode`; empty when there is no such area. */
export function chainOf(tree: AreaTree, areaCode: string): AreaNode[] {
  const chain: AreaNode[] = [];
  for (let node = tree.byCode.get(areaCode); node; node = tree.byCode.get(node.parentCode)) chain.unshift(node);
  return chain;
}

/** 内蒙古自治区 → 内蒙古, 宁波市 → 宁波: as people say it. */
export const shortName = (name: string): string => name.replace(/(特别行政区|(壮族|回族|维吾尔)?自治区|省|市)$/, '');

/** The province a supplier ships from, by the city it names; undefined for a city nobody knows. */
export function provinceOfCity(tree: AreaTree, city: string): AreaNode | undefined {
  const same = (node: AreaNode) => node.areaName === city || shortName(node.areaName) === city;
  const provinces = tree.below.get(countryCode) ?? [];
  return provinces.find(
    (province) =>
      same(province) || (tree.below.get(province.areaCode) ?? []).some((node) => node.level === 2 && same(node)),
  );
}
