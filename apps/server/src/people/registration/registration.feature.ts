import type { Feature } from '../../feature';
import { registrationRoutes } from './registration.routes';
import { consoleRegistrationRoutes } from './registrationConsole.routes';
import { registrationDesk } from './registrationDesks.service';
import { operatorSeesLicence } from './registrationReading.service';

export const registrationFeature: Feature = {
  routes: () => registrationRoutes,
  consoleRoutes: ({ customerCredit }) => consoleRegistrationRoutes(customerCredit),
  desks: () => [registrationDesk],
  operatorMayReadFile: operatorSeesLicence,
};
