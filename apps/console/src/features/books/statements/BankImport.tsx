import { bankPaidOut, importedBefore } from '@yigou/contract/books/statements.terms';
import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import { FileRefused, readSheet, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { type ChangeEvent, useId, useState } from 'react';
import styles from './StatementsPage.module.css';
import { readBankRows } from './statement.rules';
import { useBankImport } from './statements.api';

type Checked = ConsoleAnswer<'Bank/Import'>['resultData'] & { file: Omit<ConsoleInput<'Bank/Import'>, 'check'> };

/** Looked at first, taken afterwards: whoever brings the same file twice sees that nothing of it is new. */
export function BankImport({ onClose }: { onClose: () => void }) {
  const id = useId();
  const bring = useBankImport();
  const [checked, setChecked] = useState<Checked>();

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const brought = event.target.files?.[0];
    event.target.value = '';
    if (!brought) return;
    try {
      const { rows, fault } = readBankRows(await readSheet(brought));
      if (!rows) return void toast.error(fault);
      const file = { fileName: brought.name, rows };
      bring.mutate({ ...file, check: true }, { onSuccess: ({ resultData }) => setChecked({ ...resultData, file }) });
    } catch (cause) {
      toast.error(cause instanceof FileRefused ? cause.message : '文件读取失败，请重试');
    }
  }

  const out = checked?.rows.filter(({ notes }) => notes.includes(bankPaidOut)).length ?? 0;
  const known = checked ? checked.counts.unchanged + checked.counts.changed - out : 0;
  const wrong = checked?.counts.wrong ?? 0;
  /** What is wrong comes first: it blocks the rest. */
  const told = (checked?.rows ?? [])
    .filter(({ notes }) => notes.some((note) => note !== importedBefore && note !== bankPaidOut))
    .sort((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'));

  function send() {
    if (!checked) return;
    bring.mutate(checked.file, {
      onSuccess: ({ resultData: { counts } }) => {
        const known = counts.unchanged + counts.changed - out;
        toast.success(`导入 ${counts.new} 笔${known > 0 ? `，${known} 笔已存在，未重复入账` : ''}`);
        onClose();
      },
    });
  }

  return (
    <section className={styles.panel} aria-label="导入银行流水">
      <label htmlFor={id} className={styles.pick}>
        {bring.isPending ? '正在读取…' : '选择银行流水文件'}
        <input id={id} className="spoken" type="file" accept=".xlsx,.csv" disabled={bring.isPending} onChange={take} />
      </label>
      <span>按表头识别列：流水号、交易时间、收入金额、对方户名必填；任一行有误则整份不导入，同一笔只入账一次。</span>
      <Button onClick={onClose}>收起</Button>
      {checked && (
        <>
          <p role="status">
            {checked.file.fileName}：新到账 {checked.counts.new} 笔，重复 {known} 笔，支出 {out} 行（不导入），有误{' '}
            {wrong} 行{wrong > 0 && '；请在文件中改好后重新选择，改好之前一笔也不导入'}
          </p>
          <Button
            type="primary"
            loading={bring.isPending}
            disabled={wrong > 0 || checked.counts.new + checked.counts.changed === 0}
            onClick={send}
          >
            {checked.counts.new > 0 ? `导入 ${checked.counts.new} 笔` : '补上付款人与摘要'}
          </Button>
          {told.length > 0 && (
            <ol className={styles.results}>
              {told.map(({ rowNo, notes, state }) => (
                <li key={rowNo} data-wrong={state === 'wrong' || undefined}>
                  第 {rowNo} 行：{notes.join('；')}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}
