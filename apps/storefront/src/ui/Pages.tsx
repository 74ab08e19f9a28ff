import { Pagination } from 'antd';
import styles from './Pages.module.css';
import { type Paging, pageSizes } from './paging.rules';

type PagesProps = Paging & {
  totalCount: number;
  /** What is counted: 件, 个订单. */
  unit: string;
  /** Another page, or another size, which begins anew. */
  onGo: (change: Partial<Paging>) => void;
};

/** Of the lists of the centre; the lighter Pager serves the public pages. */
export const Pages = ({ pageIndex, pageSize, totalCount, unit, onGo }: PagesProps) => (
  <Pagination
    className={styles.pages ?? ''}
    align="end"
    current={pageIndex}
    pageSize={pageSize}
    total={totalCount}
    pageSizeOptions={pageSizes}
    showSizeChanger
    showTotal={(total) => `共 ${total} ${unit}`}
    onChange={(index, size) => onGo(size === pageSize ? { pageIndex: index } : { pageSize: size })}
  />
);
