import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';

export type Chosen = ConsoleAnswer<'Goods/GetChosen'>['resultData'];
export type Edits = ConsoleInput<'ChangeSet/Draft'>['edits'];

/** Those that are not there already; what has ended comes back no more. What waits in another set is left to that. */
export const shelfEdits = ({ skus }: Chosen, onShelf: boolean): Edits =>
  skus
    .filter((sku) => !sku.waiting && sku.onShelf !== onShelf && !(onShelf && sku.ended))
    .map(({ skuId }) => ({ thing: 'sku', id: skuId, set: { onShelf } }));

/** Sold no more, and never again: off the shelf at the same time. */
export const endEdits = ({ skus }: Chosen): Edits =>
  skus
    .filter(({ ended, waiting }) => !ended && !waiting)
    .map(({ skuId, onShelf }) => ({
      thing: 'sku',
      id: skuId,
      set: { ended: true, ...(onShelf && { onShelf: false }) },
    }));

export const categoryEdits = ({ products }: Chosen, categoryId: number): Edits =>
  products.map(({ productId }) => ({ thing: 'product', id: productId, set: { categoryId } }));

export const labelEdits = ({ products }: Chosen, labelId: number, wanted: boolean): Edits =>
  products
    .filter(({ labelIds }) => labelIds.includes(labelId) !== wanted)
    .map(({ productId, labelIds }) => ({
      thing: 'product',
      id: productId,
      set: { labelIds: wanted ? [...labelIds, labelId] : labelIds.filter((each) => each !== labelId) },
    }));
