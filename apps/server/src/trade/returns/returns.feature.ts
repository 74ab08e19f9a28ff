import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { consoleReturnRoutes } from './returnConsole.routes';
import { returnDesks } from './returnDesks.service';
import { returnFinder } from './returnFinder.service';
import { returnDeadline } from './returnOverdue.service';
import { operatorSeesFileOfReturn, seesFileOfReturn } from './returnReach.service';
import { returnRoutes } from './returns.routes';

export const returnsFeature: Feature = {
  routes: () => returnRoutes,
  consoleRoutes: () => consoleReturnRoutes,
  finders: () => [returnFinder],
  desks: () => returnDesks,
  mayReadFile: seesFileOfReturn,
  operatorMayReadFile: operatorSeesFileOfReturn,
  duties: [dutyOf(returnDeadline)],
};
