import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { approvalCatalogUse } from './approvalCatalogUse.service';
import { approvalDeadline } from './approvalOverdue.service';
import { approvalRoutes } from './approvals.routes';
import { approvalTodos } from './approvals.service';

export const approvalsFeature: Feature = {
  routes: ({ approvals }) => approvalRoutes(approvals),
  todoCounter: approvalTodos,
  catalogUse: approvalCatalogUse,
  duties: [dutyOf(approvalDeadline)],
};
