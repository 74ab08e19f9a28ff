import type { Feature } from '../../feature';
import { consoleUserRoutes } from './userConsole.routes';
import { memberUse } from './userOrgPeople.service';
import { userRoutes } from './users.routes';

export const usersFeature: Feature = {
  routes: ({ spentThisMonth }) => userRoutes(spentThisMonth),
  consoleRoutes: () => consoleUserRoutes,
  orgUse: memberUse,
};
