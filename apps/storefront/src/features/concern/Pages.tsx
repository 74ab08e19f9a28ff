import { Pagination } from 'antd';
import styles from './ConcernPage.module.css';
import { pageSizes } from './concern.rules';

type PagesProps = {
  pageIndex: number;
  pageSize: number;
  totalCount: number;
  onPage: (pageIndex: number, pageSize: number) => void;
};

export const Pages = ({ pageIndex, pageSize, totalCount, onPage }: PagesProps) => (
  <Pagination
    className={styles.pages ?? ''}
    align="end"
    current={pageIndex}
    pageSize={pageSize}
    total={totalCount}
    pageSizeOptions={pageSizes}
    showSizeChanger
    showTotal={(total) => `共 ${total} 件`}
    onChange={onPage}
  />
);
