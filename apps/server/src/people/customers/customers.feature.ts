import type { Feature } from '../../feature';
import { customerFinder } from './customerFinder.service';

export const customersFeature: Feature = {
  finders: () => [customerFinder],
};
