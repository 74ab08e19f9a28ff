import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { attemptDeadline } from './attempts.service';
import { consolePaymentRoutes } from './paymentConsole.routes';
import { refundDesk } from './paymentDesks.service';
import { paymentFinders } from './paymentFinder.service';
import { bindNotifies } from './paymentNotify.routes';
import { paymentRoutes } from './payments.routes';
import { refundDeadline, runRefund } from './refunds.service';
import { removeOldRefusals } from './refusals.service';

export const paymentsFeature: Feature = {
  routes: ({ payments }) => paymentRoutes(payments),
  consoleRoutes: ({ payments }) => consolePaymentRoutes(payments.payables),
  bind: (app, deps, { payments }) => bindNotifies(app, deps, payments),
  finders: ({ payments }) => paymentFinders(payments.payables),
  desks: ({ payments }) => [refundDesk(payments.payables)],
  duties: [dutyOf(attemptDeadline), dutyOf(refundDeadline)],
  work: ({ jobs, context }) => jobs.work('refund', ({ refundNo }) => runRefund(context(), refundNo)),
  cleanUp: removeOldRefusals,
};
