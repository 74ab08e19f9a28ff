import { type Draft, type DraftSku, placeOf } from './draft.rules';

/** Whose pictures are shown together: of all SKUs, of one value of the first axis, of one SKU. */
export type Share = 'all' | 'value' | 'sku';

export type PictureGroup = {
  name: string;
  keys: readonly string[];
  urls: readonly string[];
  /** Its SKUs have not all the same: what is written here makes them the same. */
  isMixed: boolean;
};

const urlsOf = ({ values }: DraftSku): readonly string[] => (values.imgUrls as string[] | undefined) ?? [];
const specsOf = ({ values }: DraftSku): readonly string[] => (values.specs as string[] | undefined) ?? [];
const joined = (urls: readonly string[]): string => urls.join('\n');

const groupNames: Record<Share, (sku: DraftSku) => string> = {
  all: () => '全部规格',
  value: (sku) => specsOf(sku)[0] || '新规格',
  sku: (sku) => specsOf(sku).join(' ') || sku.skuNo || '新规格',
};

export function pictureGroups({ skus }: Draft, share: Share): PictureGroup[] {
  const groups = new Map<string, DraftSku[]>();
  for (const sku of skus) {
    const id = share === 'sku' ? sku.key : groupNames[share](sku);
    groups.set(id, [...(groups.get(id) ?? []), sku]);
  }
  return [...groups.values()].map((own) => ({
    name: own[0] ? groupNames[share](own[0]) : '',
    keys: own.map(({ key }) => key),
    urls: [...new Set(own.flatMap(urlsOf))],
    isMixed: new Set(own.map((sku) => joined(urlsOf(sku)))).size > 1,
  }));
}

/** What there is to choose between: without axes nothing, with one a value is a SKU. */
export function sharesOf({ values, skus }: Draft): Share[] {
  const axes = (values.axes as string[] | undefined)?.length ?? 0;
  if (axes === 0 || skus.length < 2) return ['all'];
  return axes === 1 ? ['all', 'sku'] : ['all', 'value', 'sku'];
}

/** As wide as the pictures are the same. */
export const shareOf = (draft: Draft): Share =>
  sharesOf(draft).find((share) => pictureGroups(draft, share).every(({ isMixed }) => !isMixed)) ?? 'sku';

export type Change = (urls: readonly string[]) => readonly string[];

/** The same change for each of these SKUs, from what they have together. */
export function picturesChanged(draft: Draft, keys: readonly string[], change: Change): Draft {
  const own = draft.skus.filter(({ key }) => keys.includes(key));
  const imgUrls = [...new Set(change([...new Set(own.flatMap(urlsOf))]))];
  return {
    ...draft,
    skus: draft.skus.map((sku) => (keys.includes(sku.key) ? { ...sku, values: { ...sku.values, imgUrls } } : sku)),
  };
}

/** One picture to another place in the row; past an end it stays there. */
export function moved(urls: readonly string[], url: string, to: number): string[] {
  const others = urls.filter((each) => each !== url);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), url, ...others.slice(at)];
}

export const picturePlace = (key: string): string => placeOf(key, 'imgUrls');
