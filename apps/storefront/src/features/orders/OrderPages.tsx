import { Pagination } from 'antd';
import { pageSizes } from '../../ui/paging.rules';
import type { OrderFilter } from './filter.rules';
import styles from './OrderListPage.module.css';

type OrderPagesProps = {
  filter: OrderFilter;
  totalCount: number;
  onGo: (change: Partial<OrderFilter>) => void;
};

export const OrderPages = ({ filter: { pageIndex, pageSize }, totalCount, onGo }: OrderPagesProps) => (
  <Pagination
    className={styles.pages ?? ''}
    align="end"
    current={pageIndex}
    pageSize={pageSize}
    total={totalCount}
    pageSizeOptions={pageSizes}
    showSizeChanger
    showTotal={(total) => `共 ${total} 个订单`}
    onChange={(index, size) => onGo(size === pageSize ? { pageIndex: index } : { pageSize: size })}
  />
);
