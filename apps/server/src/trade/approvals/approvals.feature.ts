import type { Feature } from '../../feature';
import { dutyOf } from '../../ground/jobs/deadlines';
import { approvalDeadline } from './approvalOverdue.service';
import { approvalRoutes } from './approvals.routes';
import { approvalTodos } from './approvals.service';

export const approvalsFeature: Feature = {
  routes: ({ approvals }) => approvalRoutes(approvals),
  todoCounter: approvalTodos,
  duties: [dutyOf(approvalDeadline)],
};
