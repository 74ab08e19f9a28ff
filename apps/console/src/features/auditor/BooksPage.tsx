import { Alert, Button, Result, Spin } from 'antd';
import { useApiQuery } from '../../app/client';
import { PageHead } from '../../ui/PageHead';
import styles from './BooksPage.module.css';

/** Reads all books when asked: stock, credit, budgets, orders, receipts, refunds, approvals. */
export function BooksPage() {
  const { data, isFetching, isError, refetch } = useApiQuery('System/CheckBooks', {}, { staleTime: 0 });
  const faults = data?.resultData;
  return (
    <>
      <PageHead title="账目核对" note="库存、额度、预算、订单、收款、退款、审批逐条对照">
        <Button type="primary" loading={isFetching} onClick={() => refetch()}>
          再核对一次
        </Button>
      </PageHead>
      {isError && <Alert type="error" title="核对没有完成，请重试" />}
      {!faults && !isError && <Spin />}
      {faults?.length === 0 && <Result status="success" title="账目相符" subTitle="没有发现互相矛盾的记录" />}
      {faults && faults.length > 0 && (
        <>
          <Alert type="error" title={`发现 ${faults.length} 处不符，请联系技术人员，勿自行改动`} />
          <ol className={styles.faults}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
