import type { StatementEntry } from '@yigou/contract/books/statements.model';
import { Link } from 'react-router';
import { orderPath, returnPath } from '../../../app/paths';

/** The number of what is behind an entry, as a door to it. */
export function EntryNumber({ entry: { number, orderId, returnId } }: { entry: StatementEntry }) {
  if (returnId !== null) return <Link to={returnPath(returnId)}>{number}</Link>;
  return orderId === null ? number : <Link to={orderPath(orderId)}>{number}</Link>;
}
