import type { Feature } from '../../feature';
import { checkoutRoutes } from './checkout.routes';

export const checkoutFeature: Feature = {
  routes: ({ payments }) => checkoutRoutes(payments),
};
