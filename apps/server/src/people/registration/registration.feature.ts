import type { Feature } from '../../feature';
import { registrationRoutes } from './registration.routes';

export const registrationFeature: Feature = {
  routes: () => registrationRoutes,
};
