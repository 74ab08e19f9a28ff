import type { SkuCard } from '@yigou/contract/goods/catalog';

/** More do not fit beside each other. */
export const compareMax = 4;

/** What the tray shows of an article; everything else is read when they are compared. */
export type Picked = Pick<SkuCard, 'itemId' | 'productId' | 'itemName' | 'itemSpec' | 'imgUrl'>;

export const pickedOf = ({ itemId, productId, itemName, itemSpec, imgUrl }: Picked): Picked => ({
  itemId,
  productId,
  itemName,
  itemSpec,
  imgUrl,
});

const isPicked = (part: unknown): part is Picked => {
  const { itemId, productId, itemName, itemSpec, imgUrl } = (part ?? {}) as Partial<Picked>;
  const numbers = [itemId, productId].every((each) => Number.isSafeInteger(each) && Number(each) > 0);
  return numbers && [itemName, itemSpec, imgUrl].every((each) => typeof each === 'string');
};

/** What was stored; nothing when somebody else wrote there. */
export function readPicked(text: string | null): Picked[] {
  try {
    const parts: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parts) && parts.every(isPicked) ? parts.slice(0, compareMax).map(pickedOf) : [];
  } catch {
    return [];
  }
}

/** Ids of the address, each once, no more than can be compared. */
export const readCompared = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').filter((each) => /^[1-9]\d{0,14}$/.test(each)))].map(Number).slice(0, compareMax);
