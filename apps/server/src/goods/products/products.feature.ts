import type { Feature } from '../../feature';
import { productRoutes } from './products.routes';
import { suggestRoutes } from './suggest.routes';

export const productsFeature: Feature = {
  routes: ({ shelves, typedWords, findListsContaining }) => ({
    ...productRoutes(shelves, typedWords),
    ...suggestRoutes(shelves, findListsContaining),
  }),
};
