import type { Feature } from '../../feature';
import { usesOfGroup } from './groupUse.service';
import { priceBookRoutes } from './priceBooks.routes';

export const priceBooksFeature: Feature = {
  consoleRoutes: () => priceBookRoutes,
  groupUse: { inUse: usesOfGroup },
};
