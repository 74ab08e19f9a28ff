import type { Feature } from '../../feature';
import { listSkuUse } from './listSkuUse.service';
import { listRoutes } from './lists.routes';

export const listsFeature: Feature = {
  skuUse: listSkuUse,
  routes: () => listRoutes,
};
