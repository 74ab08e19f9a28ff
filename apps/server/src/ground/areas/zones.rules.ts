import { type AreaNode, type AreaTree, chainOf, shortName } from './areas.rules';
import { type ZoneRow, zonesThatAre, zonesWithin } from './zones.data';

/** `path` leads from the province down to the parent, the place in front of the name. */
type Zone = { parent: AreaNode; path: readonly AreaNode[]; node: AreaNode; name: string; stays: boolean };
export type KnownAreas = AreaTree & { zones: readonly Zone[] };

/** What people make of 合肥高新技术产业开发区 and 烟台经济技术开发区, which the divisions list under these names. */
const spoken: [ending: RegExp, names: string][] = [
  [/高新技术(产业)?(开发|园)区$/, '高新区 高新技术产业开发区 高新技术开发区'],
  [/经济(技术)?开发区$/, '开发区 经济技术开发区 经济开发区 经开区'],
];

function spokenRows({ areaCode, areaName, parentCode, level }: AreaNode, parentName: string): ZoneRow[] {
  const names = spoken.find(([ending]) => ending.test(areaName))?.[1];
  return level === 3 && names && areaName.includes(parentName) ? [{ parent: parentCode, code: areaCode, names }] : [];
}

/** Rows whose places the divisions do not know are left out. */
export function buildZones(tree: AreaTree): Zone[] {
  const { byCode } = tree;
  const listed = [...byCode.values()].flatMap((node) =>
    spokenRows(node, shortName(byCode.get(node.parentCode)?.areaName ?? '')),
  );
  const own = new Set(zonesThatAre.flatMap(({ parent, names }) => names.split(' ').map((name) => parent + name)));
  const zonesOf = (rows: readonly ZoneRow[], stays: boolean): Zone[] =>
    rows.flatMap((row) => {
      const [parent, node] = [byCode.get(row.parent), byCode.get(row.code)];
      if (!parent || !node) return [];
      const path = chainOf(tree, row.parent);
      return row.names.split(' ').map((name) => ({ parent, path, node, name, stays }));
    });
  const others = zonesOf(listed, false).filter(({ parent, name }) => !own.has(parent.areaCode + name));
  return [...zonesOf(zonesThatAre, false), ...others, ...zonesOf(zonesWithin, true)];
}

type Found = { node: AreaNode; rest: string };

/** A zone at the beginning of a text: by its own name behind its parent, elsewhere with the parent's. The longest wins. */
export function startsWithZone(zones: readonly Zone[], text: string, behind?: AreaNode): Found | undefined {
  let best: { zone: Zone; length: number } | undefined;
  for (const zone of zones) {
    // One that leads nowhere deeper would be found again and again.
    if (behind && (zone.node === behind || !zone.path.includes(behind))) continue;
    const fronts = [shortName(zone.parent.areaName), ...(behind === zone.parent ? [''] : [])];
    const front = fronts.find((each) => text.startsWith(each + zone.name));
    const length = front === undefined ? 0 : front.length + zone.name.length;
    if (length > (best?.length ?? 0)) best = { zone, length };
  }
  if (!best) return undefined;
  const { zone, length } = best;
  return { node: zone.node, rest: text.slice(zone.stays ? length - zone.name.length : length) };
}
