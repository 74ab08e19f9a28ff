import type { StatementModel } from '@yigou/contract/books/statements.model';
import { yuanInCapitals } from '@yigou/contract/ground/capitals';
import { plainYuan } from '@yigou/contract/ground/money';
import { LogColumn } from '../../../../ui/LogTable';
import { FileButton } from '../../../ground/files/shared/FileButton';
import { UploadButton } from '../../../ground/files/shared/UploadButton';
import { TaskList } from '../../../people/tasks/shared/TaskList';
import { useTasks } from '../../../people/tasks/shared/tasks.api';
import { useUploadPayment } from '../statements.api';
import styles from './CheckMoney.module.css';

/** How it is paid, what came, and what happened so far. */
export function CheckMoney({ statement }: { statement: StatementModel }) {
  const { statementId, payee, remitCode, due, paid, payments, vouchers, credit, logs, actions } = statement;
  const upload = useUploadPayment();
  const exported = useTasks('statementExport', 10).data?.totalCount ?? 0;
  return (
    <div className={styles.below}>
      <section aria-label="付款">
        <h2>付款</h2>
        <p>
          本期应付 <b>{plainYuan(due)}</b> 元，已付 {plainYuan(paid)} 元。大写：
          {yuanInCapitals(Math.max(0, due - paid))}
        </p>
        {payee && due > paid && (
          <p>
            收款账户：{payee.accountName}，{payee.bankName}，{payee.accountNo}；附言请写汇款识别码 <b>{remitCode}</b>
          </p>
        )}
        <ul>
          {payments.map(({ time, from, amount }) => (
            <li key={`${time} ${from} ${amount}`}>
              {time.slice(0, 16)} {from}，{plainYuan(amount)} 元
            </li>
          ))}
          {vouchers.map((voucher) => (
            <li key={voucher.fileId}>
              {voucher.time.slice(0, 16)} {voucher.who} 上传凭证 <FileButton {...voucher} />
            </li>
          ))}
        </ul>
        {actions.includes('uploadPayment') && (
          <UploadButton
            kind="statementFile"
            label="上传付款凭证"
            onUploaded={({ fileId }) => upload.mutateAsync({ statementId, fileId, note: '' })}
          />
        )}
        {credit && (
          <p>
            <small>
              信用额度 {plainYuan(credit.limit)}，已用 {plainYuan(credit.used)}，可用 {plainYuan(credit.available)}
            </small>
          </p>
        )}
      </section>
      <section aria-label="记录">
        <h2>记录</h2>
        <LogColumn logs={logs.toReversed()} />
      </section>
      {exported > 0 && (
        <section aria-label="导出">
          <h2>导出</h2>
          <TaskList kind="statementExport" label="导出的对账单" empty="暂无导出记录" />
        </section>
      )}
    </div>
  );
}
