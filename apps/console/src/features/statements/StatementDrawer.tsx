import { type ConsoleStatement, entryKindLabels, statementStateLabels } from '@yigou/contract';
import { Button } from 'antd';
import { BesideDrawer } from '../../ui/BesideDrawer';
import { StateDot } from '../../ui/StateDot';
import { download } from '../files/shared/files.api';
import { DifferenceCard } from './DifferenceCard';
import styles from './StatementDrawer.module.css';
import { StatementSteps } from './StatementSteps';
import { plainYuan, turnOf } from './statement.rules';
import { useStatement } from './statements.api';

type StatementDrawerProps = {
  statementId: number;
  before: number | undefined;
  after: number | undefined;
  onOpen: (statementId: number | undefined) => void;
};

/** The whole story beside the list, with what waits for an answer on top. */
export function StatementDrawer({ statementId, before, after, onOpen }: StatementDrawerProps) {
  const { data, isError, refetch } = useStatement(statementId);
  const statement = data?.resultData;
  return (
    <BesideDrawer
      noun="对账单"
      unit="张"
      size={640}
      before={before}
      after={after}
      onOpen={onOpen}
      failed={isError}
      onRetry={refetch}
      title={
        statement && (
          <>
            {statement.statementNo}
            <StateDot turn={turnOf(statement)} tag>
              {statementStateLabels[statement.state]}
            </StateDot>
          </>
        )
      }
    >
      {statement && (
        <>
          <Facts statement={statement} />
          {statement.steps.length > 0 && <StatementSteps statement={statement} />}
          {statement.differences.length > 0 && (
            <section className={styles.part} aria-label="差异">
              <h3>差异 {statement.differences.length} 项</h3>
              {statement.differences.toReversed().map((difference) => (
                <DifferenceCard key={difference.differenceId} difference={difference} statement={statement} />
              ))}
            </section>
          )}
          <Entries statement={statement} />
          <Money statement={statement} />
          <Story statement={statement} />
        </>
      )}
    </BesideDrawer>
  );
}

const sumLabels = {
  opening: '期初未付',
  goods: '收货',
  freight: '运费',
  refund: '退货',
  adjustment: '调整',
  payment: '付款',
  closing: '期末应付',
} as const;

const Facts = ({ statement }: { statement: ConsoleStatement }) => {
  const { customerName, orgName, startTime, endTime, termDays, dueDate, overdue, due, paid, remitCode, credit } =
    statement;
  return (
    <>
      <p className={styles.note}>
        {customerName}（{orgName}），{startTime} 至 {endTime}，月结 {termDays} 天，应付日 {dueDate}
        {overdue && '，已逾期'}。本期应付 {plainYuan(due)} 元，已付 {plainYuan(paid)} 元，汇款识别码 {remitCode}。
        {credit && `额度 ${plainYuan(credit.limit)}，已用 ${plainYuan(credit.used)}。`}
      </p>
      <dl className={styles.sums} aria-label="期初到期末">
        {Object.entries(sumLabels).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{plainYuan(statement.sums[name as keyof typeof sumLabels])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Entries = ({ statement: { entries, sums } }: { statement: ConsoleStatement }) => {
  let balance = sums.opening;
  return (
    <section className={styles.part} aria-label="明细">
      <h3>明细 {entries.length} 行</h3>
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
          {entries.map(({ entryId, time, kind, number, summary, qty, amount }) => {
            balance += amount;
            return (
              <tr key={entryId}>
                <td>{time.slice(5, 10)}</td>
                <td>{entryKindLabels[kind]}</td>
                <td>
                  {number} {summary}
                  {qty !== null && ` × ${qty}`}
                </td>
                <td>{plainYuan(amount)}</td>
                <td>{plainYuan(balance)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

const Money = ({ statement: { payments, vouchers } }: { statement: ConsoleStatement }) => (
  <section className={styles.part} aria-label="付款">
    <h3>付款</h3>
    {payments.length + vouchers.length === 0 && <p className={styles.note}>还没有付款</p>}
    <ol className={styles.log}>
      {payments.map(({ time, from, amount }) => (
        <li key={`${time} ${from} ${amount}`}>
          <time>{time}</time> {from}，{plainYuan(amount)} 元
        </li>
      ))}
      {vouchers.map(({ fileId, fileName, time, who, note }) => (
        <li key={fileId}>
          <time>{time}</time> {who} 上传凭证{' '}
          <Button type="link" size="small" onClick={() => void download(fileId, fileName)}>
            {fileName}
          </Button>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  </section>
);

const Story = ({ statement: { logs } }: { statement: ConsoleStatement }) => (
  <section className={styles.part} aria-label="记录">
    <h3>记录</h3>
    <ol className={styles.log}>
      {logs.toReversed().map(({ time, who, what, note }) => (
        <li key={`${time} ${what} ${note}`}>
          <time>{time}</time> {who} {what}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  </section>
);
