import type { Feature } from '../../feature';
import { skuFinder } from './productFinder.service';

export const catalogFeature: Feature = {
  finders: () => [skuFinder],
};
