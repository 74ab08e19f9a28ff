import type { Feature } from '../../feature';
import { startTask } from '../../people/tasks/tasks.service';
import { countChanges } from './counting.service';
import { consoleReportRoutes } from './reportConsole.routes';
import { reportExport } from './reportExport.service';
import { dashboardRoutes, reportRoutes } from './reports.routes';

export const reportsFeature: Feature = {
  routes: () => ({ ...reportRoutes(startTask), ...dashboardRoutes }),
  consoleRoutes: () => consoleReportRoutes,
  tasks: { reportExport },
  work: async ({ db, jobs, clock, log }) => {
    await jobs.work('count', () => countChanges({ db, log }, clock.now()));
    await jobs.schedule('count', '* * * * *');
    await jobs.send(db, 'count', {});
  },
};
