import { confirmBox, type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { changeSetPath } from '../../../app/paths';
import styles from './Grid.module.css';
import { useSaveGrid } from './grid.api';
import type { Judged, Written } from './grid.rules';

type GridSaveBarProps = { result: Judged; written: Written; may: boolean; onSaved: (left: Written) => void };

/** What was changed, how often, and the change set that it becomes; what is wrong stays in the sheet. */
export function GridSaveBar({ result, written, may, onSaved }: GridSaveBarProps) {
  const navigate = useNavigate();
  const save = useSaveGrid();
  const pending = useRef<PendingRequest | null>(null);
  const { changed, wrong, doubtful, edits, skuCount, byField, goodKeys } = result;

  async function send() {
    if (doubtful > 0) {
      const text = `${doubtful} 处价格与原价相差很多或低于成本，请再看一眼。`;
      if (!(await confirmBox({ text, confirmText: '就是这样' }))) return;
    }
    pending.current = requestFor(pending.current, { edits });
    save.mutate(
      {
        requestId: pending.current.requestId,
        title: `表格编辑：${goodKeys.length} 处`,
        source: 'grid',
        edits,
        release: false,
      },
      {
        onSuccess: ({ resultData }) => {
          const left = Object.fromEntries(Object.entries(written).filter(([key]) => !goodKeys.includes(key)));
          onSaved(left);
          if (wrong === 0) navigate(changeSetPath(resultData.changeSetId));
          else toast.success(`已生成变更单 ${resultData.setNo}，有误的 ${wrong} 处留在表格里`);
        },
      },
    );
  }

  return (
    <section className={styles.bar} aria-label="保存">
      <b className={styles.count} data-touched={changed > 0 || undefined}>
        {changed > 0 ? `${changed} 处改动` : '没有改动'}
      </b>
      {wrong > 0 && <em>{wrong} 处有误</em>}
      {changed > 0 && (
        <span>
          {skuCount > 0 && `${skuCount} 个 SKU `}
          {byField
            .slice(0, 4)
            .map(([label, count]) => `${label} ${count}`)
            .join('，')}
        </span>
      )}
      <span className={styles.acts}>
        {!may && <span>没有编辑商品的权限</span>}
        <Button type="link" disabled={changed + wrong === 0 || save.isPending} onClick={() => onSaved({})}>
          放弃改动
        </Button>
        <Button type="primary" disabled={!may || edits.length === 0} loading={save.isPending} onClick={send}>
          生成变更单{goodKeys.length > 0 && `，${goodKeys.length} 处`}
        </Button>
      </span>
    </section>
  );
}
