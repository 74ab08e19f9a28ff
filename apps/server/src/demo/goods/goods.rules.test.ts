import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandNames, suppliers } from './brands.data';
import { categoryTree } from './categories.data';
import { goods } from './goods.data';
import type { GoodsSeed, SkuSeed } from './goods.types';

const leaves = categoryTree.flatMap((first) => Object.values(first.children).flat());
const skus = goods.flatMap((product) => product.skus.map((sku) => ({ product, sku })));

/** SKU number → list price and market price that other demo data counts on. */
const fixedSkus: Record<string, [price: number, market: number]> = {
  'DL-A4-70': [159, 189],
  'MG-Q7-BK': [12.8, 18],
  'HP-M208DW': [1499, 1699],
  '3M-H700-R': [46.9, 58],
  'XH-M57-GY': [799, 999],
  'LX-TB14': [4899, 5399],
  'BN-B5440': [68.5, 79],
  'HW-NBR-L': [89, 108],
  'WD-DP700': [128, 145],
  'SD-09002': [219, 268],
  'LJ-MX5': [699, 799],
  'LJ-M650': [189, 219],
  'NF-AA40': [79.9, 96],
  '3M-1623AF': [28.5, 36],
  'XY-FGY-XL': [32, 45],
  'PL-LED-18': [19.9, 26],
  'HH-MF4': [65, 88],
  'BS-GSR120': [559, 639],
  'QX-A4-DAB': [75, 92],
  'LYL-XSY': [168, 199],
  'QC-KF-100': [109, 125],
  'SD-GJX': [239, 288],
  'DL-JD-A': [9.9, 13.5],
  'BS-ZQXD': [99, 129],
};

const pictureFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);
const hasPicture = (code: string) => existsSync(join(pictureFolder, `${code}.webp`));

const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const namesOf = (products: GoodsSeed[]) => products.map((product) => product.name);
const numbersOf = (broken: (sku: SkuSeed) => boolean) => skus.filter(({ sku }) => broken(sku)).map(({ sku }) => sku.no);
const wholeFen = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

/** Quantities go up, prices go down, and every step beats the list price. */
function tiersBroken({ price, moq = 1, multiple = 1, tiers = [] }: SkuSeed): boolean {
  let before: [number, number] = [moq, price];
  for (const tier of tiers) {
    if (tier[0] <= before[0] || tier[1] >= before[1] || tier[0] % multiple !== 0 || !wholeFen(tier[1])) return true;
    before = tier;
  }
  return false;
}

describe('category tree', () => {
  it('is wide enough, and every third-level name stands once', () => {
    expect(categoryTree.length).toBeGreaterThanOrEqual(12);
    const seconds = categoryTree.flatMap((first) => Object.keys(first.children));
    expect(seconds.length).toBeGreaterThanOrEqual(60);
    expect(twice(seconds)).toEqual([]);
    expect(twice(leaves)).toEqual([]);
    expect(categoryTree.filter((first) => Object.keys(first.children).length < 5)).toEqual([]);
    const thirds = categoryTree.flatMap((first) => Object.values(first.children));
    expect(thirds.filter((third) => third.length < 3 || third.length > 8)).toEqual([]);
    expect(categoryTree.filter((first) => !hasPicture(first.picture))).toEqual([]);
  });

  it('has goods in every third-level category', () => {
    const used = new Set(goods.map((product) => product.category));
    expect(leaves.filter((leaf) => !used.has(leaf))).toEqual([]);
  });
});

describe('brands and suppliers', () => {
  it('are enough, and short names of suppliers stand once', () => {
    expect(Object.keys(brandNames).length).toBeGreaterThanOrEqual(45);
    expect(suppliers.length).toBeGreaterThanOrEqual(14);
    expect(twice(suppliers.map((supplier) => supplier.short))).toEqual([]);
    expect(twice(suppliers.map((supplier) => supplier.name))).toEqual([]);
  });
});

describe('goods', () => {
  it('are enough', () => {
    expect(goods.length).toBeGreaterThanOrEqual(560);
    expect(skus.length).toBeGreaterThanOrEqual(1500);
  });

  it('have names and SKU numbers of their own', () => {
    expect(twice(namesOf(goods))).toEqual([]);
    expect(twice(skus.map(({ sku }) => sku.no))).toEqual([]);
    expect(namesOf(goods.filter(({ name }) => name.length < 15 || name.length > 45))).toEqual([]);
  });

  it('name known brands, suppliers and categories', () => {
    const shorts = new Set(suppliers.map((supplier) => supplier.short));
    const known = new Set(leaves);
    const lost = goods.filter((p) => !(p.brand in brandNames) || !shorts.has(p.supplier) || !known.has(p.category));
    expect(namesOf(lost)).toEqual([]);
  });

  it('have four to nine filled parameters', () => {
    const broken = goods.filter(({ params }) => {
      const entries = Object.entries(params);
      return entries.length < 4 || entries.length > 9 || entries.some(([key, value]) => !key.trim() || !value.trim());
    });
    expect(namesOf(broken)).toEqual([]);
  });

  it('have one spec value per axis and every combination at most once', () => {
    const broken = goods.filter(
      ({ axes, skus: own }) =>
        axes.length < 1 ||
        axes.length > 2 ||
        own.length === 0 ||
        own.some((sku) => sku.spec.length !== axes.length || sku.spec.some((value) => !value.trim())) ||
        twice(own.map((sku) => sku.spec.join('\n'))).length > 0,
    );
    expect(namesOf(broken)).toEqual([]);
  });

  it('have prices in whole fen below the market price', () => {
    const broken = ({ price, market }: SkuSeed) =>
      price <= 0 || price >= market || !wholeFen(price) || !wholeFen(market);
    expect(numbersOf(broken)).toEqual([]);
    const tooDear = numbersOf(({ price, market }) => market < price * 1.05 || market > price * 1.3);
    expect(tooDear.filter((no) => !(no in fixedSkus))).toEqual([]);
  });

  it('have whole stock and order quantities that fit each other', () => {
    const broken = ({ stock, moq = 1, multiple = 1 }: SkuSeed) =>
      ![stock, moq, multiple].every(Number.isInteger) || stock < 0 || moq < 1 || multiple < 1 || moq % multiple !== 0;
    expect(numbersOf(broken)).toEqual([]);
  });

  it('have tiers of rising quantity and falling price', () => {
    expect(numbersOf(tiersBroken)).toEqual([]);
  });

  it('mix the special cases in', () => {
    const share = (part: number, all: number) => part / all;
    const emptyShare = share(numbersOf((sku) => sku.stock === 0).length, skus.length);
    const offShare = share(numbersOf((sku) => sku.off === true).length, skus.length);
    const tierShare = share(goods.filter((p) => p.skus.some((sku) => sku.tiers)).length, goods.length);
    expect(emptyShare).toBeGreaterThan(0.02);
    expect(emptyShare).toBeLessThan(0.06);
    expect(offShare).toBeGreaterThan(0.01);
    expect(offShare).toBeLessThan(0.04);
    expect(tierShare).toBeGreaterThan(0.25);
    expect(goods.some((p) => p.axes.length === 2 && missingCombinations(p) > 0)).toBe(true);
  });

  it('keep the SKUs that other demo data names, at their prices', () => {
    const byNo = new Map(skus.map(({ sku }) => [sku.no, sku]));
    for (const [no, prices] of Object.entries(fixedSkus)) {
      const sku = byNo.get(no);
      expect([no, sku?.price, sku?.market]).toEqual([no, ...prices]);
      expect([no, sku?.off === true]).toEqual([no, no === 'DL-JD-A']);
    }
  });
});

function missingCombinations({ axes, skus: own }: GoodsSeed): number {
  const all = axes.map((_, at) => new Set(own.map((sku) => sku.spec[at])).size).reduce((a, b) => a * b, 1);
  return all - own.length;
}
