import type { ConsoleInput } from '@yigou/contract/console';
import { editorLimits } from '@yigou/contract/goods/editor.terms';
import type { DraftSku } from './draft.rules';

type SkuIn = ConsoleInput<'Goods/SeeAs'>['skus'][number];

/** What prices depend on, as it is written on the page; a box that is no number yet counts as nothing. */
export const seenSkus = (skus: readonly DraftSku[]): SkuIn[] =>
  skus.slice(0, editorLimits.skusOfProduct).map(({ skuId, values }) => ({
    skuId,
    listPrice: Number(values.listPrice) || 0,
    moq: Number(values.moq) || 1,
    tiers: (values.tiers as SkuIn['tiers'] | undefined) ?? [],
  }));
