import type { Db } from '../../ground/db/client';
import type { Viewer } from '../cards/cards.service';
import { cachedCards } from './listing.service';
import { profileOf, viewerPrices } from './match/viewerPrices';
import type { SkuPage } from './shelf/answers';
import type { SearchMemory } from './shelf/memory';
import { wordKey } from './words/words.rules';

/** Where exactly this question leads; null: nowhere, or to what is gone or not for this viewer. */
export async function leadFor(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  searchKey: string,
): Promise<SkuPage['lead']> {
  const { directory, shelf } = memory;
  const lead = directory.leads.size > 0 ? directory.leads.get(wordKey(searchKey)) : undefined;
  if (!lead) return null;
  const { kind, address } = lead;
  const id = lead.targetId ?? 0;
  const to = { kind, id, itemId: 0, address };
  if (kind === 'address') return { ...to, name: address };
  if (kind === 'product') {
    const { mayBuy } = viewerPrices(memory, await profileOf(tx, memory, viewer), false);
    const doc = shelf.docsOf(id).find((each) => shelf.isOnShelf(each) && mayBuy(each));
    const itemId = shelf.skuId[doc ?? -1] ?? 0;
    const [row] = itemId > 0 ? await cachedCards(memory).rows(tx, viewer.companyId, [itemId]) : [];
    return row ? { ...to, itemId, name: row.name } : null;
  }
  const name = kind === 'brand' ? (directory.brands.get(id) ?? '') : directory.tree.nameOf(id);
  return name === '' ? null : { ...to, name };
}
