import type { ConsoleAnswer } from '@yigou/contract/console';
import { downloadSheet, FileRefused, readSheet, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { type ChangeEvent, useId, useState } from 'react';
import styles from './InvoicesPage.module.css';
import { numbersTemplate, readNumbers } from './invoice.rules';
import { useEnterMany } from './invoices.api';

type Results = ConsoleAnswer<'Invoice/EnterMany'>['resultData'];

/** Numbers of many invoices from a sheet; each row says what became of it. */
export function EnterMany({ onClose }: { onClose: () => void }) {
  const id = useId();
  const enter = useEnterMany();
  const [results, setResults] = useState<Results>([]);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      const read = readNumbers(await readSheet(file));
      if (!read.rows) return void toast.error(read.fault);
      const { rows, rowNos } = read;
      const asInSheet = (each: Results[number]) => ({ ...each, rowNo: rowNos[each.rowNo - 1] ?? each.rowNo });
      enter.mutate({ rows }, { onSuccess: ({ resultData }) => setResults(resultData.map(asInSheet)) });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      toast.error(error.message);
    }
  }

  const entered = results.filter((row) => row.entered).length;
  return (
    <section className={styles.panel} aria-label="批量录入">
      <p>
        每行一份申请：申请号、发票号码、开票日期。须开具多张发票的申请请逐张录入；文件可在录入后补传。{' '}
        <Button type="link" size="small" onClick={() => void downloadSheet('发票录入模板', numbersTemplate)}>
          下载模板
        </Button>
      </p>
      <label htmlFor={id} className={styles.pick}>
        {enter.isPending ? '正在录入…' : '选择表格'}
        <input id={id} className="spoken" type="file" accept=".xlsx,.csv" disabled={enter.isPending} onChange={take} />
      </label>{' '}
      <Button onClick={onClose}>收起</Button>
      {results.length > 0 && (
        <>
          <p role="status">
            录入 {entered} 行，{results.length - entered} 行未录入
          </p>
          <ol className={styles.results}>
            {results.map(({ rowNo, applicationNo, entered: ok, text }) => (
              <li key={rowNo} data-wrong={ok ? undefined : true}>
                第 {rowNo} 行 {applicationNo}：{text}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
