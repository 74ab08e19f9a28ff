import type { Feature } from '../../feature';
import { cartRoutes } from './cart.routes';

export const cartFeature: Feature = {
  routes: ({ typedWords }) => cartRoutes(typedWords),
};
