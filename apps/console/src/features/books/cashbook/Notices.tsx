import { Alert, Button, Skeleton } from 'antd';
import styles from './CashbookPage.module.css';
import { useNotices } from './cashbook.api';

/** As they came, the newest first. */
export function Notices({ number }: { number: string }) {
  const { data, isPending, isError, refetch } = useNotices(number);
  if (isPending) return <Skeleton active />;
  if (isError)
    return <Alert type="error" title="通知加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (data.resultData.length === 0) return <p>未收到网关通知：结果由主动查询取得，或暂无结果。</p>;
  return (
    <ol className={styles.notices}>
      {data.resultData.map(({ time, outcome, headers, body }) => (
        <li key={`${time} ${body}`}>
          {time}，处理结果 {outcome}
          <details>
            <summary>请求头</summary>
            <pre>{headers}</pre>
          </details>
          <pre>{body}</pre>
        </li>
      ))}
    </ol>
  );
}
