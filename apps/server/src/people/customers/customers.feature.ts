import type { Feature } from '../../feature';
import { customerRoutes, groupRoutes } from './customerConsole.routes';
import { customerFinder } from './customerFinder.service';

export const customersFeature: Feature = {
  consoleRoutes: (tools) => ({ ...customerRoutes(tools), ...groupRoutes(tools.groupUses) }),
  finders: () => [customerFinder],
};
