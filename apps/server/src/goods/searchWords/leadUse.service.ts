import type { CatalogUse } from '../catalogDesk/catalogUse.service';
import { countLeads } from '../search/wordKeeping.service';

export const leadCatalogUse: CatalogUse = {
  async inUse(tx, thing, id) {
    const words = thing === 'category' || thing === 'brand' ? await countLeads(tx, thing, id) : 0;
    return words > 0 ? `${words} 个搜索词的去向` : '';
  },
};
