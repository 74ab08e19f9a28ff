import type { TodoKind } from '@yigou/contract/people/todos.terms';
import { invoicePath, paths, withQuery } from '../../../../app/paths';

/** The list in which a number stands, filtered so that it is that number. */
export const todoPaths: Record<TodoKind, string> = {
  approve: paths.myApprove,
  pay: withQuery(paths.myOrder, { tab: 'pendingPayment' }),
  receive: withQuery(paths.myOrder, { tab: 'pendingReceipt' }),
  statement: withQuery(paths.checkList, { tab: 'open' }),
  invoice: invoicePath({ tab: 'applications', part: 'mine' }),
  invoiceable: paths.invoice,
  submitted: withQuery(paths.myOrder, { tab: 'pendingApproval' }),
};
