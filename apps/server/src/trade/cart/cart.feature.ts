import type { Feature } from '../../feature';
import { cartRoutes } from './cart.routes';
import { cartSkuUse } from './cartSkuUse.service';

export const cartFeature: Feature = {
  skuUse: cartSkuUse,
  routes: ({ typedWords }) => cartRoutes(typedWords),
};
