import type { Feature } from '../../feature';
import { lookupRoutes } from './lookup.routes';

export const lookupFeature: Feature = {
  consoleRoutes: ({ finders }) => lookupRoutes(finders),
};
