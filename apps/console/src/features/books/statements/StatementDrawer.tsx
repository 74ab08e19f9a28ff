import type { ConsoleStatement } from '@yigou/contract/books/statements.console';
import { statementStateLabels } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { Button } from 'antd';
import { type Beside, BesideDrawer } from '../../../ui/BesideDrawer';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LogLines, LogList } from '../../../ui/LogList';
import { StateDot } from '../../../ui/StateDot';
import { download } from '../../ground/files/shared/files.api';
import { DifferenceCard } from './DifferenceCard';
import { Entries } from './Entries';
import styles from './StatementDrawer.module.css';
import { StatementSteps } from './StatementSteps';
import { turnOf } from './statement.rules';
import { useStatement } from './statements.api';

type StatementDrawerProps = Beside & { statementId: number };

/** The whole story beside the list, with what waits for an answer on top. */
export function StatementDrawer({ statementId, ...beside }: StatementDrawerProps) {
  const { data, isError, refetch } = useStatement(statementId);
  const statement = data?.resultData;
  return (
    <BesideDrawer
      noun="对账单"
      unit="张"
      size={640}
      {...beside}
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
            <DrawerPart label="差异" title={`差异 ${statement.differences.length} 项`}>
              {statement.differences.toReversed().map((difference) => (
                <DifferenceCard key={difference.differenceId} difference={difference} statement={statement} />
              ))}
            </DrawerPart>
          )}
          <Money statement={statement} />
          <Entries statement={statement} />
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
  const facts = {
    采购企业: `${customerName}（${orgName}）`,
    账期: `${startTime.slice(0, 10)} 至 ${endTime.slice(0, 10)}`,
    应付日: `${dueDate}（月结 ${termDays} 天）`,
    本期应付: `${plainYuan(due)}，已付 ${plainYuan(paid)}`,
    识别码: remitCode,
    账期额度: credit ? `${plainYuan(credit.limit)}，已用 ${plainYuan(credit.used)}` : '未开通',
  };
  return (
    <>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {name === '应付日' && overdue && <span className={styles.late}>，已逾期，账期支付已停用</span>}
            </dd>
          </div>
        ))}
      </dl>
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

const Money = ({ statement: { payments, vouchers } }: { statement: ConsoleStatement }) => (
  <DrawerPart label="付款">
    {payments.length + vouchers.length === 0 && <p className={styles.note}>暂无付款</p>}
    <LogLines>
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
    </LogLines>
  </DrawerPart>
);

const Story = ({ statement: { logs } }: { statement: ConsoleStatement }) => (
  <DrawerPart label="记录">
    <LogList logs={logs} />
  </DrawerPart>
);
