import { listCountMost } from '@yigou/contract/trade/orders.terms';
import { Pagination } from 'antd';
import { type Paging, pageSizes } from '../lists/paging.rules';
import styles from './ListPagination.module.css';

type ListPaginationProps = Paging & {
  totalCount: number;
  /** What is counted: 件, 个订单. */
  unit: string;
  /** Another page, or another size, which begins anew. */
  onGo: (change: Partial<Paging>) => void;
};

/** Below the lists of the management pages; the lighter Pager serves the public ones. */
export const ListPagination = ({ pageIndex, pageSize, totalCount, unit, onGo }: ListPaginationProps) => (
  <Pagination
    className={styles.pages ?? ''}
    align="end"
    current={pageIndex}
    pageSize={pageSize}
    total={totalCount}
    pageSizeOptions={pageSizes}
    showSizeChanger
    showTotal={(total) =>
      total > listCountMost
        ? `${listCountMost.toLocaleString('zh-CN')} ${unit}以上`
        : `共 ${total.toLocaleString('zh-CN')} ${unit}`
    }
    onChange={(index, size) => onGo(size === pageSize ? { pageIndex: index } : { pageSize: size })}
  />
);
