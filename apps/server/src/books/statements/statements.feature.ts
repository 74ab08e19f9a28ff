import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { startTask } from '../../people/tasks/tasks.service';
import { buildDeadline } from './building.service';
import { collectDeadline } from './collecting.service';
import { consoleStatementRoutes } from './statementConsole.routes';
import { statementDesks } from './statementDesks.service';
import { statementExport } from './statementExport.service';
import { statementFinder } from './statementFinder.service';
import { invoicedDeadline } from './statementInvoicing.service';
import { overdueDeadline } from './statementOverdue.service';
import { operatorSeesFileOfStatement, seesFileOfStatement } from './statementReach.service';
import { statementRoutes } from './statements.routes';
import { statementTodos } from './statementTodos.service';

export const statementsFeature: Feature = {
  routes: ({ invoicing }) => statementRoutes(startTask, invoicing.seller),
  consoleRoutes: ({ payments }) => consoleStatementRoutes(payments.payables),
  finders: () => [statementFinder],
  desks: () => statementDesks,
  todoCounter: statementTodos,
  mayReadFile: seesFileOfStatement,
  operatorMayReadFile: operatorSeesFileOfStatement,
  tasks: { statementExport },
  duties: [dutyOf(collectDeadline), dutyOf(buildDeadline), dutyOf(overdueDeadline), dutyOf(invoicedDeadline)],
};
