import { pastPeriods } from '@yigou/contract/books/statements.terms';
import type { ConsoleAnswer } from '@yigou/contract/console';
import { today } from '@yigou/web-kit';
import { Button, Select } from 'antd';
import { useState } from 'react';
import styles from './StatementsPage.module.css';
import { useBuild } from './statements.api';

type Built = ConsoleAnswer<'Statement/Build'>['resultData'];

/** The job does it at the end of each month; by hand it is done for what came late or was taken back. */
export function BuildPanel({ onClose }: { onClose: () => void }) {
  const periods = pastPeriods(today(), 12);
  const [period, setPeriod] = useState(periods[0] ?? '');
  const [built, setBuilt] = useState<Built>();
  const build = useBuild();
  const start = () => build.mutate({ period }, { onSuccess: ({ resultData }) => setBuilt(resultData) });
  return (
    <section className={styles.panel} aria-label="出账">
      <Select
        aria-label="出账的月份"
        className={styles.month ?? ''}
        value={period}
        options={periods.map((value) => ({ value, label: value }))}
        onChange={setPeriod}
      />
      <Button type="primary" loading={build.isPending} onClick={start}>
        为全部账期企业出账
      </Button>
      <span>每月 1 日自动出账；已出账的不重复出账，补录的明细计入下一张。</span>
      <Button onClick={onClose}>收起</Button>
      {built && (
        <ul className={styles.results} role="status">
          {built.length === 0 && <li>没有新增对账单</li>}
          {built.map(({ statementId, statementNo, customerName }) => (
            <li key={statementId}>
              {statementNo} {customerName}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
