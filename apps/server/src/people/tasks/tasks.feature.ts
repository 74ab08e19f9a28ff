import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { deadLetterRoutes } from './deadLetters.routes';
import { deadLetterDesk } from './deadLetters.service';
import { bindTaskDownload } from './download.routes';
import { runTask } from './running.service';
import { consoleTaskRoutes } from './taskConsole.routes';
import { taskDesk } from './taskConsole.service';
import { purgeTasks, taskDeadline } from './taskOverdue.service';
import { taskRoutes } from './tasks.routes';

export const tasksFeature: Feature = {
  routes: () => taskRoutes,
  consoleRoutes: () => ({ ...consoleTaskRoutes, ...deadLetterRoutes }),
  bind: (app, deps, { files }) => bindTaskDownload(app, deps, files),
  desks: () => [taskDesk, deadLetterDesk],
  duties: [dutyOf(taskDeadline)],
  work: ({ db, jobs, clock, files, log, taskKinds: kinds }) =>
    jobs.work('task', ({ taskId }) => runTask({ db, clock, files, kinds, log }, taskId)),
  cleanUp: (db, now, files) => purgeTasks(db, files, now),
};
