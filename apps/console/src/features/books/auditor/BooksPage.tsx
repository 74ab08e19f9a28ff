import type { BooksCheck } from '@yigou/contract/books/auditor';
import { requestFor } from '@yigou/web-kit';
import { Alert, Button, Empty, Progress, Result, Spin } from 'antd';
import { useApiQuery, useWrite } from '../../../app/client';
import { PageHead } from '../../../ui/PageHead';
import styles from './BooksPage.module.css';

const isUnderWay = (check: BooksCheck | null | undefined): boolean =>
  check?.state === 'waiting' || check?.state === 'running';

/** All books against each other, in the background: stock, credit, budgets, orders, money, returns, invoices, statements. */
export function BooksPage() {
  const { data, isPending, isError, refetch } = useApiQuery(
    'System/GetBooksCheck',
    {},
    { staleTime: 0, refetchInterval: ({ state }) => (isUnderWay(state.data?.resultData) ? 1000 : false) },
  );
  const start = useWrite('System/CheckBooks');
  const check = data?.resultData;
  return (
    <>
      <PageHead
        title="账目核对"
        note="库存、额度、预算、订单、收款、退款、售后、发票、对账、审批、商品资料与搜索逐项核对，在后台进行，可离开本页"
      >
        <Button
          type="primary"
          loading={start.isPending}
          disabled={isUnderWay(check)}
          onClick={() => start.mutate({ requestId: requestFor(null, {}).requestId })}
        >
          {check ? '重新核对' : '开始核对'}
        </Button>
      </PageHead>
      {isError && (
        <Alert type="error" title="核对结果加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
      )}
      {isPending && <Spin />}
      {check === null && <Empty description="尚未核对" />}
      {check && <Outcome check={check} />}
    </>
  );
}

function Outcome({ check: { state, done, total, who, createTime, endTime, error, faults } }: { check: BooksCheck }) {
  if (state === 'waiting' || state === 'running')
    return (
      <section aria-label="核对进度" className={styles.progress}>
        <Progress aria-label="核对进度" percent={Math.floor((done * 100) / Math.max(1, total))} status="active" />
        <p>
          {state === 'waiting' ? '排队中' : `已核对 ${done} / ${total} 项`}，{who} 于 {createTime} 发起
        </p>
      </section>
    );
  const when = `${who} 于 ${createTime} 发起，${endTime} 完成，共 ${total} 项`;
  if (state !== 'done') return <Alert type="error" title={error || '核对未完成，请重新核对'} />;
  if (faults.length === 0) return <Result status="success" title="账目相符" subTitle={`未发现不符的记录。${when}`} />;
  return (
    <>
      <Alert type="error" title={`发现 ${faults.length} 处不符，请联系技术人员，勿自行改动`} description={when} />
      <ol className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ol>
    </>
  );
}
