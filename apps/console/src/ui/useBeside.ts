import type { Beside } from './BesideDrawer';
import styles from './List.module.css';
import { useRowKeys } from './useRowKeys';

/** A list with a drawer beside it: the keys, the row that is open, and where the drawer goes from there. */
export function useBeside<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  opened: number,
  onOpen: Beside['onOpen'],
) {
  const ids = rows.map(idOf);
  const at = ids.indexOf(opened);
  const cursor = useRowKeys(ids, onOpen, opened > 0 ? opened : undefined);
  return {
    beside: { before: ids[at - 1], after: at >= 0 ? ids[at + 1] : undefined, onOpen },
    rowProps: {
      rowClassName: (row: Row) => (idOf(row) === cursor ? (styles.opened ?? '') : ''),
      onRow: (row: Row) => ({ onClick: () => onOpen(idOf(row)) }),
    },
  };
}
