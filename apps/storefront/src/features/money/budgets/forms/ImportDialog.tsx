import { formatYuan } from '@yigou/contract/ground/money';
import type { ImportedRow } from '@yigou/contract/money/budgets';
import { budgetPeriodLabels } from '@yigou/contract/money/budgets.terms';
import {
  clickGuardMs,
  FileRefused,
  type PendingRequest,
  readSheet,
  requestFor,
  ScrollRegion,
  useOwnForm,
} from '@yigou/web-kit';
import { AntdForm } from '@yigou/web-kit/antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody } from '../../../../ui/Dialog';
import { useCheckImport, useImport } from '../budgets.api';
import type { BudgetFilter } from '../budgets.rules';
import styles from './ImportDialog.module.css';
import { refusalOf } from './inDialog';
import { SettingsFields } from './SettingsFields';
import { firstSettings, settingsChecks, toSettings } from './settings.rules';
import { fromSheet, type ImportRow } from './sheet.rules';

type Read = { rows: ImportRow[]; checked: ImportedRow[] };

/** A file is read in the browser; what it would change stands here row by row before anything is written. */
export function ImportDialog({ filter: { year, periodKind }, onClose }: { filter: BudgetFilter; onClose: () => void }) {
  const form = useOwnForm(firstSettings, { checks: settingsChecks });
  const [read, setRead] = useState<Read>();
  const [faults, setFaults] = useState<string[]>([]);
  const check = useCheckImport();
  const write = useImport();
  const pending = useRef<PendingRequest>(null);
  const box = useRef<HTMLDialogElement>(null);
  const bad = read?.checked.filter((row) => row.problem !== '').length ?? 0;

  const contentOf = (rows: ImportRow[]) => ({ year, periodKind, ...toSettings(form.values), rows });

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file, mended, may be chosen again.
    event.target.value = '';
    if (!file) return;
    setRead(undefined);
    try {
      const found = fromSheet(await readSheet(file), periodKind, year);
      setFaults(found.faults);
      if (found.faults.length > 0) return;
      const { requestId } = requestFor(null, found);
      const answer = await check.mutateAsync({ ...contentOf(found.rows), requestId, apply: false });
      setRead({ rows: found.rows, checked: answer.resultData });
    } catch (cause) {
      if (cause instanceof FileRefused) setFaults([cause.message]);
    }
  }

  async function save() {
    if (!read) return;
    const content = contentOf(read.rows);
    pending.current = requestFor(pending.current, content);
    await write.mutateAsync({ ...content, requestId: pending.current.requestId, apply: true }).then(
      () => box.current?.close(),
      () => {},
    );
  }

  const title = `导入 ${year} 年预算（按${budgetPeriodLabels[periodKind]}）`;
  return (
    <Dialog title={title} wide box={box} onClose={onClose}>
      {(leave) => (
        <DialogBody>
          <AntdForm form={form} layout="vertical" onSubmit={save}>
            <p className={styles.note}>
              请先导出表格，修改金额后在此上传。留空表示不变；新编制的周期采用下方的控制方式。
            </p>
            <SettingsFields form={form} />
            <label className={styles.file}>
              <input type="file" className="spoken" aria-label="选择预算表格" accept=".xlsx" onChange={take} />
              <b>{check.isPending ? '正在核对…' : '选择 .xlsx 文件'}</b>
            </label>
            {faults.length > 0 && (
              <ul className={styles.faults} role="alert">
                {faults.slice(0, 20).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            )}
            {read && <Checked rows={read.rows} checked={read.checked} bad={bad} />}
            <p className={styles.refusal} role="alert">
              {refusalOf(check.error ?? write.error)}
            </p>
            <div className={styles.acts}>
              <Button
                type="submit"
                kind="primary"
                guardMs={clickGuardMs}
                disabled={!read || bad > 0 || write.isPending}
              >
                {write.isPending ? '正在导入…' : read ? `导入 ${read.rows.length} 行` : '导入'}
              </Button>
              <Button onClick={leave}>取消</Button>
            </div>
          </AntdForm>
        </DialogBody>
      )}
    </Dialog>
  );
}

const Checked = ({ rows, checked, bad }: Read & { bad: number }) => (
  <ScrollRegion className={styles.checked}>
    <p role="status">{bad > 0 ? `${bad} 行有误，请修改后重新上传` : `${rows.length} 行可以导入`}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">组织</th>
          <th scope="col">类目</th>
          <th scope="col">当前</th>
          <th scope="col">导入后</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {checked.map(({ unitName, problem, before, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of the file is known by its place.
          <tr key={at} data-bad={problem !== '' || undefined}>
            <td>{unitName || rows[at]?.unitCode}</td>
            <td>{rows[at]?.categoryName || '不分类目'}</td>
            <td>{formatYuan(before)}</td>
            <td>{problem ? '—' : formatYuan(after)}</td>
            <td>{problem || (before === after ? '不变' : '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
