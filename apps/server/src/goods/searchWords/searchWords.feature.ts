import type { Feature } from '../../feature';
import { leadCatalogUse } from './leadUse.service';
import { searchWordRoutes } from './searchWords.routes';

export const searchWordsFeature: Feature = {
  consoleRoutes: ({ shelves }) => searchWordRoutes(shelves),
  catalogUse: leadCatalogUse,
};
