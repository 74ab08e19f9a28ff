import { entryKindLabels } from '@yigou/contract/books/statements.terms';
import { yuanInCapitals } from '@yigou/contract/ground/capitals';
import { plainYuan } from '@yigou/contract/ground/money';
import { useSearchParams } from 'react-router';
import { statementPath } from '../../../app/paths';
import { PrintFrame, PrintSheet } from '../../../ui/PrintFrame';
import { EmptyState, Skeleton } from '../../../ui/States';
import { printedLines } from './entries.rules';
import styles from './PrintStatement.module.css';
import { useStatement } from './statements.api';

/** On the screen as it will be on paper, with room for both seals. */
export function PrintStatementPage() {
  const [query] = useSearchParams();
  const statementId = Number(query.get('statementId'));
  const { data, isPending } = useStatement(statementId);
  const statement = data?.resultData;
  if (isPending && statementId > 0) return <Skeleton height={600} />;
  if (!statement) return <EmptyState title="没有可打印的对账单" />;
  return (
    <PrintFrame title="打印对账单" back={{ to: statementPath(statementId), text: '返回对账单' }}>
      <PrintSheet className={styles.sheet}>
        <h2>对账单</h2>
        <p>
          {statement.statementNo}，{statement.customerName}（{statement.orgName}）
        </p>
        <p>
          账期 {statement.startTime} 至 {statement.endTime}，月结 {statement.termDays} 天，应付日 {statement.dueDate}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">日期</th>
              <th scope="col">类型</th>
              <th scope="col">单号</th>
              <th scope="col">摘要</th>
              <th scope="col">发生额（元）</th>
              <th scope="col">余额（元）</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td colSpan={5}>期初未付</td>
              <td>{plainYuan(statement.sums.opening)}</td>
            </tr>
            {printedLines(statement).map(({ first, amount, balance }) => (
              <tr key={first.entryId}>
                <td>{first.time.slice(0, 10)}</td>
                <td>{entryKindLabels[first.kind]}</td>
                <td>{first.number}</td>
                <td>
                  {first.summary}
                  {first.qty !== null && first.price !== null && ` ${plainYuan(first.price)} × ${first.qty}`}
                </td>
                <td>{plainYuan(amount)}</td>
                <td>{plainYuan(balance)}</td>
              </tr>
            ))}
            <tr>
              <td colSpan={5}>期末应付（大写：{yuanInCapitals(Math.max(0, statement.closing))}）</td>
              <td>{plainYuan(statement.closing)}</td>
            </tr>
          </tbody>
        </table>
        <footer>
          <span>采购方（盖章）：</span>
          <span>供应方（盖章）：</span>
        </footer>
      </PrintSheet>
    </PrintFrame>
  );
}
