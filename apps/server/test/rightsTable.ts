import type { CallPath } from '@yigou/contract/calls';
import type { Case } from './rightsCases';
import { rightsOfApproving } from './rightsOfApproving';
import { rightsOfBuying } from './rightsOfBuying';
import { rightsOfGoods } from './rightsOfGoods';
import { rightsOfInvoices } from './rightsOfInvoices';
import { rightsOfPeople } from './rightsOfPeople';
import { rightsOfReports } from './rightsOfReports';
import { rightsOfRequests } from './rightsOfRequests';
import { rightsOfReturning } from './rightsOfReturning';
import { rightsOfStatements } from './rightsOfStatements';
import { rightsOfTasks } from './rightsOfTasks';

/** For each call who may, and an input that is right. A call without a line in one of the parts does not compile. */
export const rightsTable: { [P in CallPath]: Case<P> } = {
  ...rightsOfPeople,
  ...rightsOfGoods,
  ...rightsOfBuying,
  ...rightsOfApproving,
  ...rightsOfReturning,
  ...rightsOfInvoices,
  ...rightsOfTasks,
  ...rightsOfStatements,
  ...rightsOfReports,
  ...rightsOfRequests,
};
