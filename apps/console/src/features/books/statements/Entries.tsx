import type { ConsoleStatement } from '@yigou/contract/books/statements.console';
import { entryHolds, entryKindLabels, withBalance } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './StatementDrawer.module.css';

/** What stands in it, each with the balance after it; found by number, article or amount. */
export function Entries({ statement: { entries, sums, differences } }: { statement: ConsoleStatement }) {
  const [word, setWord] = useState('');
  const [disputed, setDisputed] = useState(false);
  const argued = new Set(differences.map((each) => each.entryId));
  const shown = withBalance(entries, sums.opening).filter(
    (entry) => entryHolds(entry, word) && (!disputed || argued.has(entry.entryId)),
  );
  return (
    <DrawerPart label="明细" title={null} className={styles.entries}>
      <div className={styles.find}>
        <h3>明细 {shown.length < entries.length ? `${shown.length} / ${entries.length}` : entries.length} 行</h3>
        <div className={styles.buttons}>
          {argued.size > 0 && (
            <Checkbox checked={disputed} onChange={(event) => setDisputed(event.target.checked)}>
              只看有差异
            </Checkbox>
          )}
          <Input
            aria-label="在对账单中查找"
            placeholder="单号、商品或金额"
            allowClear
            maxLength={50}
            className={styles.amount ?? ''}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">类型</th>
            <th scope="col">单号与摘要</th>
            <th scope="col">发生额（元）</th>
            <th scope="col">余额（元）</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ entryId, time, kind, number, orderId, summary, qty, amount, balance, checkedBy }) => (
            <tr key={entryId}>
              <td>{time.slice(5, 10)}</td>
              <td>{entryKindLabels[kind]}</td>
              <td>
                {orderId === null ? number : <a href={`#${paths.orders}?tab=all&orderId=${orderId}`}>{number}</a>}
                {checkedBy && ' ✓ 客户已核对'}
                <span className={styles.what}>
                  {summary}
                  {qty !== null && ` × ${qty}`}
                </span>
              </td>
              <td>{plainYuan(amount)}</td>
              <td>{plainYuan(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DrawerPart>
  );
}
