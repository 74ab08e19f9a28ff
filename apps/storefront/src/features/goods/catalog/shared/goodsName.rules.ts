/** What a screen reader calls an article: two specs of one product must not sound the same. */
export const goodsName = ({ itemName, itemSpec }: { itemName: string; itemSpec: string }): string =>
  [itemName, itemSpec].filter(Boolean).join(' ');
