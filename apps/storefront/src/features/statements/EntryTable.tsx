import { entryKindLabels, type StatementDifference, type StatementModel, splitYuan } from '@yigou/contract';
import { Fragment, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './CheckDetail.module.css';
import { DifferencePart } from './DifferencePart';
import { EntryNumber } from './EntryNumber';
import { type About, type EntryFilter, entryTabs, plainYuan, withBalance } from './statement.rules';

type EntryTableProps = { statement: StatementModel; onRaise: (about: About) => void };

/** A difference lives under its own line; what is missing is a line that is not counted. */
export function EntryTable({ statement, onRaise }: EntryTableProps) {
  const [filter, setFilter] = useState<EntryFilter>('all');
  const { differences, sums, actions } = statement;
  const open = differences.filter((each) => each.state === 'open');
  const of = (entryId: number) => differences.filter((each) => each.entryId === entryId);
  const rows = withBalance(statement).filter(({ kind, entryId }) => {
    if (filter === 'all') return true;
    return filter === 'differences' ? open.some((each) => each.entryId === entryId) : kind === filter;
  });
  const absent = differences.filter((each) => each.entryId === null);
  const shownAbsent =
    filter === 'all' ? absent : filter === 'differences' ? absent.filter((each) => each.state === 'open') : [];
  return (
    <section aria-label="明细">
      <nav className={styles.tabs} aria-label="明细类型">
        {entryTabs(statement).map(({ key, label, count }) => (
          <button
            key={key}
            type="button"
            aria-current={key === filter ? 'true' : undefined}
            onClick={() => setFilter(key)}
          >
            {label} {count}
          </button>
        ))}
      </nav>
      <div className={styles.scroll}>
        <table className={styles.entries}>
          <thead>
            <tr>
              <th scope="col">日期</th>
              <th scope="col">类型</th>
              <th scope="col">单号</th>
              <th scope="col">摘要</th>
              <th scope="col" data-money>
                发生额（元）
              </th>
              <th scope="col" data-money>
                余额（元）
              </th>
              <th scope="col">核对</th>
            </tr>
          </thead>
          <tbody>
            {filter === 'all' && <End title="期初未付" yuan={sums.opening} />}
            {rows.map((entry) => (
              <Fragment key={entry.entryId}>
                <tr>
                  <td>{entry.time.slice(5, 10)}</td>
                  <td>{entryKindLabels[entry.kind]}</td>
                  <td>
                    <EntryNumber entry={entry} />
                  </td>
                  <td>
                    {entry.summary}
                    {entry.qty !== null && entry.price !== null && (
                      <small>
                        {' '}
                        {plainYuan(entry.price)} × {entry.qty}
                      </small>
                    )}
                  </td>
                  <td data-money>{plainYuan(entry.amount)}</td>
                  <td data-money>{plainYuan(entry.balance)}</td>
                  <td>
                    <Checked differences={of(entry.entryId)} />
                    {actions.includes('dispute') && entry.kind !== 'payment' && entry.kind !== 'adjustment' && (
                      <Button kind="text" onClick={() => onRaise({ entryId: entry.entryId })}>
                        有差异<span className="spoken">：{entry.number}</span>
                      </Button>
                    )}
                  </td>
                </tr>
                {of(entry.entryId).map((difference) => (
                  <tr key={difference.differenceId}>
                    <td colSpan={7}>
                      <DifferencePart difference={difference} summary={entry.summary} />
                    </td>
                  </tr>
                ))}
              </Fragment>
            ))}
            {shownAbsent.map((difference) => (
              <Fragment key={difference.differenceId}>
                <tr className={styles.absent}>
                  <td>—</td>
                  <td>{difference.type === 'missing' ? '漏单' : '退货'}</td>
                  <td>{difference.number || '未填单号'}</td>
                  <td>我方主张</td>
                  <td data-money>（{plainYuan(difference.buyerAmount)}）</td>
                  <td data-money>未计入</td>
                  <td>
                    <Checked differences={[difference]} />
                  </td>
                </tr>
                <tr>
                  <td colSpan={7}>
                    <DifferencePart difference={difference} summary="对账单里没有列出" />
                  </td>
                </tr>
              </Fragment>
            ))}
            {filter === 'all' && <End title="期末应付" yuan={sums.closing} />}
          </tbody>
        </table>
      </div>
      <p>
        <small>原始行不会改动：接受的差异生成一条调整行，截账后的退货进下一期。</small>
      </p>
    </section>
  );
}

const End = ({ title, yuan }: { title: string; yuan: number }) => (
  <tr className={styles.ends}>
    <td colSpan={5}>{title}</td>
    <td data-money>{plainYuan(yuan)}</td>
    <td />
  </tr>
);

const signed = (yuan: number): string => `${splitYuan(yuan).sign ? '' : '+'}${plainYuan(yuan)}`;

function Checked({ differences }: { differences: readonly StatementDifference[] }) {
  const open = differences.find((each) => each.state === 'open');
  if (open) return <span>差 {signed(open.buyerAmount - open.systemAmount)} </span>;
  if (differences.some((each) => each.state === 'accepted')) return <small>已调整 </small>;
  if (differences.some((each) => each.state === 'moved')) return <small>已转下期 </small>;
  return <span className={styles.fits}>✓ </span>;
}
