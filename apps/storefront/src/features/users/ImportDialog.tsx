import {
  type ImportCounts,
  type ImportRow,
  type ImportVerdict,
  importStateLabels,
  userImportRowsMost,
} from '@yigou/contract';
import { clickGuardMs, type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog';
import { downloadSheet } from '../files/shared/downloadSheet';
import { FileRefused, readSheet } from '../files/shared/readSheet';
import { readUsers, templateRows } from './sheet.rules';
import styles from './UserListPage.module.css';
import { useImport, useImportPreview } from './users.api';

type Judged = { rows: ImportRow[]; verdicts: ImportVerdict[] };

const countsOf = (verdicts: readonly ImportVerdict[]): ImportCounts => {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
};

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const [judged, setJudged] = useState<Judged>();
  const [reading, setReading] = useState(false);
  const pending = useRef<PendingRequest | null>(null);
  const preview = useImportPreview();
  const send = useImport();

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file, mended, may be chosen again.
    event.target.value = '';
    if (!file) return;
    setReading(true);
    try {
      const { rows, fault } = readUsers(await readSheet(file));
      if (!rows) throw new FileRefused(fault);
      const answer = await preview.mutateAsync({ rows }).catch(() => undefined);
      if (answer) setJudged({ rows, verdicts: answer.resultData });
    } catch (cause) {
      toast.error(cause instanceof FileRefused ? cause.message : '文件读取失败，请重试');
    } finally {
      setReading(false);
    }
  }

  async function submit(rows: ImportRow[]) {
    pending.current = requestFor(pending.current, { rows });
    const answer = await send.mutateAsync({ requestId: pending.current.requestId, rows }).catch(() => undefined);
    if (!answer) return;
    const { new: added, changed } = answer.resultData;
    toast.success(`已导入：新增 ${added} 人，修改 ${changed} 人`);
    box.current?.close();
  }

  const counts = judged && countsOf(judged.verdicts);
  const useful = counts ? counts.new + counts.changed : 0;
  return (
    <Dialog title="导入用户" wide box={box} onClose={onClose}>
      {(leave) => (
        <>
          <DialogBody>
            <p className={styles.note}>
              每行一人，最多 {userImportRowsMost}{' '}
              行；账号已有的为修改。组织写编码或“上级/下级”的路径，几个角色用“、”分开。
              <Button kind="text" onClick={() => downloadSheet('用户导入模板', templateRows)}>
                下载模板
              </Button>
            </p>
            <label className={styles.file}>
              <input
                type="file"
                className="spoken"
                aria-label="选择用户文件"
                accept=".xlsx,.csv"
                disabled={reading || send.isPending}
                onChange={take}
              />
              {reading ? '正在读取…' : judged ? '另选一个文件' : '选择 .xlsx 或 .csv 文件'}
            </label>
            {judged && counts && <Verdicts {...judged} counts={counts} />}
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button
              kind="primary"
              guardMs={clickGuardMs}
              disabled={useful === 0 || send.isPending}
              onClick={() => judged && submit(judged.rows)}
            >
              {send.isPending ? '正在导入…' : useful > 0 ? `导入 ${useful} 行` : '导入'}
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/** More would only be scrolled past; the wrong ones come first. */
const shownMost = 200;

function Verdicts({ rows, verdicts, counts }: Judged & { counts: ImportCounts }) {
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
      {counts.wrong > 0 && <p className={styles.note}>有误的行不会导入，请改好后重新选择文件，或先导入其余的行。</p>}
      {counts.new > 0 && (
        <p className={styles.note}>
          新用户没有初始密码：请他们在登录页点“忘记密码”，用邮箱或手机验证码设置自己的密码。
        </p>
      )}
      <div className={styles.verdicts}>
        <table className={styles.table} aria-label="逐行结果">
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">账号</th>
              <th scope="col">姓名</th>
              <th scope="col">结果</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shownMost).map(({ rowNo, state, notes }) => (
              <tr key={rowNo} data-state={state}>
                <td>{rowNo}</td>
                <td>{rows[rowNo - 1]?.accountNo}</td>
                <td>{rows[rowNo - 1]?.userName}</td>
                <td>{importStateLabels[state]}</td>
                <td>{notes.join('；')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > shownMost && <p className={styles.note}>只列出前 {shownMost} 行，有误的在前。</p>}
    </>
  );
}
