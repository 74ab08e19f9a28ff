import type { Feature } from '../../feature';
import { productRoutes } from './products.routes';
import { suggestRoutes } from './suggest.routes';

export const productsFeature: Feature = {
  routes: ({ shelves, findListsContaining }) => ({
    ...productRoutes(shelves),
    ...suggestRoutes(shelves, findListsContaining),
  }),
};
