import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { runCount, stockCountDeadline } from './posting.service';
import { bindStockSheets } from './sheets.routes';
import { stockRoutes } from './stockDesk.routes';

export const stockDeskFeature: Feature = {
  consoleRoutes: stockRoutes,
  bind: bindStockSheets,
  duties: [dutyOf(stockCountDeadline)],
  work: ({ db, jobs, clock, log }) => jobs.work('stockCount', ({ countId }) => runCount({ db, clock, log }, countId)),
};
