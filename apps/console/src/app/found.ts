import type { Found } from '@yigou/contract/people/lookup';
import type { FoundKind } from '@yigou/contract/people/lookup.terms';
import { ordersPath, paths, withQuery } from './paths';

const ofOrder = ({ orderId }: Found) => ordersPath({ tab: 'all', orderId: String(orderId ?? '') });
const ordersWith = ({ title }: Found) => ordersPath({ tab: 'all', word: title });

/** Where each kind of thing is opened: one entry each. */
export const foundPath: Record<FoundKind, (found: Found) => string> = {
  order: ofOrder,
  shipment: ofOrder,
  return: ({ title }) => withQuery(paths.returns, { tab: 'all', word: title }),
  invoice: ({ title }) => withQuery(paths.invoices, { tab: 'all', word: title }),
  statement: ({ title }) => withQuery(paths.statements, { tab: 'all', word: title }),
  want: ({ title }) => withQuery(paths.wants, { tab: 'all', word: title }),
  payment: ofOrder,
  refund: ofOrder,
  customer: ordersWith,
  sku: ordersWith,
};
