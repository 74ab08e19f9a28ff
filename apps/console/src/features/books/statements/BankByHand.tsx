import { type BankColumn, bankColumns } from '@yigou/contract/books/statements.terms';
import { toast, today } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import styles from './StatementsPage.module.css';
import { useBankImport } from './statements.api';

const columns = Object.keys(bankColumns) as BankColumn[];
const required: readonly BankColumn[] = ['bankNo', 'paidTime', 'amount', 'payer'];
const byHand = '手工录入';

/** One line as a file of one line: looked at first, and what is known already is not entered again. */
export function BankByHand({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [row, setRow] = useState({ ...emptyRow, paidTime: today() });
  const bring = useBankImport();

  function submit(event: FormEvent) {
    event.preventDefault();
    const file = { fileName: byHand, rows: [row] };
    bring.mutate(
      { ...file, check: true },
      {
        onSuccess: ({ resultData: { counts, rows } }) => {
          if (counts.new === 0) return void toast.error(rows[0]?.notes.join('；') ?? '不能录入');
          bring.mutate(file, {
            onSuccess: () => {
              toast.success('已录入，请认领');
              onClose();
            },
          });
        },
      },
    );
  }

  return (
    <form className={styles.form} aria-label={byHand} onSubmit={submit}>
      {columns.map((column) => (
        <label key={column} htmlFor={`${id}-${column}`}>
          {bankColumns[column]}
          <Input
            id={`${id}-${column}`}
            required={required.includes(column)}
            maxLength={100}
            value={row[column]}
            onChange={(event) => setRow({ ...row, [column]: event.target.value })}
          />
        </label>
      ))}
      <Button type="primary" htmlType="submit" loading={bring.isPending}>
        录入
      </Button>
      <Button onClick={onClose}>收起</Button>
    </form>
  );
}

const emptyRow = Object.fromEntries(columns.map((column) => [column, ''])) as Record<BankColumn, string>;
