import type { Feature } from '../../feature';
import { bindBookFiles } from './bookFiles.routes';
import { usesOfGroup } from './groupUse.service';
import { priceBookRoutes } from './priceBooks.routes';

export const priceBooksFeature: Feature = {
  consoleRoutes: () => priceBookRoutes,
  bind: bindBookFiles,
  groupUse: { inUse: usesOfGroup },
};
