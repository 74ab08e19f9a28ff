import type { Feature } from '../../feature';
import { memberUse } from './orgPeople.service';
import { consoleUserRoutes } from './userConsole.routes';
import { userRoutes } from './users.routes';

export const usersFeature: Feature = {
  routes: ({ spentThisMonth }) => userRoutes(spentThisMonth),
  consoleRoutes: () => consoleUserRoutes,
  orgUse: memberUse,
};
