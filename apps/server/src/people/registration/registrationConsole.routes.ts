import type { consoleRegistrationCalls } from '@yigou/contract/people/registration.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import type { CustomerCredit } from '../customers/customerPorts.service';
import { pageRegistrations, readRegistration } from './registrationReading.service';
import { approve, refuse, setReviewing } from './reviewing.service';

const done = { resultData: null };

export const consoleRegistrationRoutes = (
  customerCredit: CustomerCredit,
): ConsoleRoutes<typeof consoleRegistrationCalls> => ({
  'Registration/GetPage': pageRegistrations,
  'Registration/GetModel': async (ctx, { registrationId }) => ({
    resultData: await readRegistration(ctx, registrationId),
  }),
  'Registration/Approve': async (ctx, input) => {
    await approve(ctx, customerCredit, input);
    return done;
  },
  'Registration/Refuse': async (ctx, input) => {
    await refuse(ctx, input);
    return done;
  },
  'Registration/SetReviewing': async (ctx, { reviewing }) => {
    await setReviewing(ctx, reviewing);
    return done;
  },
});
