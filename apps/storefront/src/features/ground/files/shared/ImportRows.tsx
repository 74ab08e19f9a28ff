import type { ImportCounts, ImportVerdict } from '@yigou/contract/ground/imports';
import { countVerdicts, importStateLabels } from '@yigou/contract/ground/imports.terms';
import { clickGuardMs, downloadSheet, FileRefused, readSheet, ScrollRegion, toast } from '@yigou/web-kit';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import styles from './ImportRows.module.css';

type ImportRowsProps<Row> = {
  /** What is brought in: 用户, 组织. */
  what: string;
  /** How a row is counted: 人, 个. */
  unit: string;
  note: ReactNode;
  template: readonly (readonly string[])[];
  /** Those columns by which a row is known. */
  columns: { title: string; of: (row: Row) => string }[];
  read: (cells: string[][]) => { rows: Row[] | null; fault: string };
  /** Undefined where it was refused, which is said by then. */
  judge: (rows: Row[]) => Promise<ImportVerdict[] | undefined>;
  send: (rows: Row[]) => Promise<ImportCounts | undefined>;
  /** What becomes of new ones. */
  newNote?: string;
  onClose: () => void;
};

type Judged<Row> = { rows: Row[]; verdicts: ImportVerdict[] };

/** A file is read in the browser; every row stands here with what would become of it before anything is written. */
export function ImportRows<Row>(props: ImportRowsProps<Row>) {
  const { what, unit, note, template, read, judge, send, onClose } = props;
  const box = useRef<HTMLDialogElement>(null);
  const [judged, setJudged] = useState<Judged<Row>>();
  const [busy, setBusy] = useState<'reading' | 'sending'>();

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file, mended, may be chosen again.
    event.target.value = '';
    if (!file) return;
    setBusy('reading');
    try {
      const { rows, fault } = read(await readSheet(file));
      if (!rows) throw new FileRefused(fault);
      const verdicts = await judge(rows);
      if (verdicts) setJudged({ rows, verdicts });
    } catch (cause) {
      toast.error(cause instanceof FileRefused ? cause.message : '文件读取失败，请重试');
    } finally {
      setBusy(undefined);
    }
  }

  async function submit(rows: Row[]) {
    setBusy('sending');
    const counts = await send(rows);
    setBusy(undefined);
    if (!counts) return;
    toast.success(`已导入：新增 ${counts.new} ${unit}，修改 ${counts.changed} ${unit}`);
    box.current?.close();
  }

  const counts = judged && countVerdicts(judged.verdicts);
  const useful = counts ? counts.new + counts.changed : 0;
  return (
    <Dialog title={`导入${what}`} wide box={box} onClose={onClose}>
      {(leave) => (
        <>
          <DialogBody>
            <p className={styles.note}>
              {note}
              <Button kind="text" onClick={() => downloadSheet(`${what}导入模板`, template)}>
                下载模板
              </Button>
            </p>
            <label className={styles.file}>
              <input
                type="file"
                className="spoken"
                aria-label={`选择${what}文件`}
                accept=".xlsx,.csv"
                disabled={busy !== undefined}
                onChange={take}
              />
              {busy === 'reading' ? '正在读取…' : judged ? '重新选择文件' : '选择 .xlsx 或 .csv 文件'}
            </label>
            {judged && counts && <Verdicts {...props} {...judged} counts={counts} />}
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button
              kind="primary"
              guardMs={clickGuardMs}
              disabled={useful === 0 || busy !== undefined}
              onClick={() => judged && submit(judged.rows)}
            >
              {busy === 'sending' ? '正在导入…' : useful > 0 ? `导入 ${useful} 行` : '导入'}
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/** More would only be scrolled past; the wrong ones come first. */
const shownMost = 200;

type VerdictsProps<Row> = Judged<Row> & Pick<ImportRowsProps<Row>, 'columns' | 'newNote'> & { counts: ImportCounts };

function Verdicts<Row>({ rows, verdicts, counts, columns, newNote }: VerdictsProps<Row>) {
  const sorted = verdicts.toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'));
  return (
    <>
      <p role="status" className={styles.counts}>
        {(Object.keys(importStateLabels) as (keyof ImportCounts)[]).map((state) => (
          <span key={state} data-state={state}>
            {importStateLabels[state]} {counts[state]}
          </span>
        ))}
      </p>
      {counts.wrong > 0 && <p className={styles.note}>有误的行不会导入，请修改后重新选择文件，或先导入其余行。</p>}
      {counts.new > 0 && newNote && <p className={styles.note}>{newNote}</p>}
      <ScrollRegion className={styles.verdicts}>
        <table className={styles.table} aria-label="逐行结果">
          <thead>
            <tr>
              <th scope="col">行</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">结果</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shownMost).map(({ rowNo, state, notes }) => (
              <tr key={rowNo} data-state={state}>
                <td>{rowNo}</td>
                {columns.map(({ title, of }) => (
                  <td key={title}>{textOf(rows[rowNo - 1], of)}</td>
                ))}
                <td className={styles.verdict}>{importStateLabels[state]}</td>
                <td className={styles.verdict}>{notes.join('；')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {sorted.length > shownMost && <p className={styles.note}>仅列出前 {shownMost} 行，有误的在前。</p>}
    </>
  );
}

const textOf = <Row,>(row: Row | undefined, of: (row: Row) => string): string => (row === undefined ? '' : of(row));
