import type { Feature } from '../../feature';
import { todoRoutes } from './todos.routes';

export const todosFeature: Feature = {
  routes: ({ todoCounters }) => todoRoutes(todoCounters),
};
