import { type ConsoleAnswer, type ConsoleInput, importedBefore } from '@yigou/contract';
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

  function send() {
    if (!checked) return;
    bring.mutate(checked.file, {
      onSuccess: ({ resultData: { counts } }) => {
        const known = counts.unchanged + counts.changed;
        toast.success(`导入 ${counts.new} 笔${known > 0 ? `，${known} 笔已存在，未重复入账` : ''}`);
        onClose();
      },
    });
  }

  const told = checked?.rows.filter(({ notes }) => notes.some((note) => note !== importedBefore)) ?? [];
  const known = checked ? checked.counts.unchanged + checked.counts.changed : 0;
  return (
    <section className={styles.panel} aria-label="导入银行流水">
      <label htmlFor={id} className={styles.pick}>
        {bring.isPending ? '正在读取…' : '选择银行流水文件'}
        <input id={id} className="spoken" type="file" accept=".xlsx,.csv" disabled={bring.isPending} onChange={take} />
      </label>
      <span>按表头识别列：交易时间、收入金额、对方户名必填；支出行自动略过，同一笔只入账一次。</span>
      <Button onClick={onClose}>收起</Button>
      {checked && (
        <>
          <p role="status">
            {checked.file.fileName}：新到账 {checked.counts.new} 笔，重复 {known} 笔，有误 {checked.counts.wrong} 行
          </p>
          <Button
            type="primary"
            loading={bring.isPending}
            disabled={checked.counts.wrong > 0 || checked.counts.new + checked.counts.changed === 0}
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
