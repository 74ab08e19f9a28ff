import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { changeSetRoutes } from './changeSetConsole.routes';
import { changeSetDeadline, runRelease } from './running.service';

export const changeSetsFeature: Feature = {
  consoleRoutes: changeSetRoutes,
  duties: [dutyOf(changeSetDeadline)],
  work: ({ db, jobs, clock, log }) =>
    jobs.work('changeSet', ({ changeSetId }) => runRelease({ db, jobs, clock, log }, changeSetId)),
};
