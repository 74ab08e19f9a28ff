import type { Feature } from '../../feature';
import { assortmentRoutes } from './assortment.routes';
import { bindGoodsExport } from './export.routes';

export const assortmentFeature: Feature = {
  consoleRoutes: assortmentRoutes,
  bind: bindGoodsExport,
};
