import type { ConsoleAnswer } from '@yigou/contract/console';
import { changeSetLimits } from '@yigou/contract/goods/changeSets.terms';
import type { EditedProduct } from '@yigou/contract/goods/editor.console';
import { confirmBox, type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { changeSetPath, productPath } from '../../../app/paths';
import { editsOf } from './draft.rules';
import styles from './Editor.module.css';
import { useSave } from './editor.api';
import type { Editor } from './useEditor';
import { useLeaveGuard } from './useLeaveGuard';

type SaveBarProps = { editor: Editor; product: EditedProduct | null };
type Saved = ConsoleAnswer<'Goods/Save'>['resultData'];

/** What is not saved yet, what is wrong with it, and the two ways to save. */
export function SaveBar({ editor, product }: SaveBarProps) {
  const productId = product?.productId ?? 0;
  const navigate = useNavigate();
  const save = useSave();
  const pending = useRef<PendingRequest | null>(null);
  const count = editor.changed.size;
  const isTouched = count > 0 || Object.keys(editor.typed).length > 0;
  const letGo = useLeaveGuard(isTouched);

  function done({ state, changeSetId, madeProductId, skippedCount }: Saved) {
    if (skippedCount > 0) toast.error(`有 ${skippedCount} 处没有写入，请查看变更单`);
    else if (state === 'released') toast.success('已发布');
    else if (state === 'draft') toast.success('草稿已保存');
    else toast.success('触发放行规则，已提交，等待另一位同事放行');
    // What is released comes back with the product itself; what waits stands in its set.
    if (state !== 'released') editor.reset();
    if (productId > 0 && state === 'draft') return;
    letGo();
    if (productId === 0)
      navigate(madeProductId ? productPath(madeProductId) : changeSetPath(changeSetId), { replace: true });
  }

  async function send(release: boolean) {
    editor.setTried(true);
    if (save.isPending || (count === 0 && productId > 0)) return;
    const [fault] = editor.faults.values();
    if (fault) {
      toast.error(`有 ${editor.faults.size} 处需改：${fault}`);
      return;
    }
    const doubts = [...editor.doubts].filter(([place]) => productId === 0 || editor.changed.has(place));
    if (doubts.length > 0) {
      const [, first = ''] = doubts[0] ?? [];
      const sure = await confirmBox({ text: `${doubts.length} 处请再看一眼：${first}`, confirmText: '就是这样' });
      if (!sure) return;
    }
    const edits = editsOf(productId, editor.base, editor.mine);
    pending.current = requestFor(pending.current, { edits, release });
    save.mutate(
      {
        requestId: pending.current.requestId,
        title: `${productId > 0 ? '编辑' : '新建'}：${String(editor.mine.values.name)}`.slice(0, changeSetLimits.title),
        source: 'editor',
        edits,
        release,
        ...(editor.replaces !== undefined && { replaces: editor.replaces }),
      },
      { onSuccess: ({ resultData }) => done(resultData) },
    );
  }

  const byKey = useRef(send);
  byKey.current = send;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      byKey.current(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const isEmpty = count === 0 && productId > 0;
  return (
    <section className={styles.bar} aria-label="保存">
      <b data-touched={isTouched || undefined}>{isTouched ? `未保存，${count} 处改动` : '没有改动'}</b>
      {editor.tried && editor.faults.size > 0 && <em>{editor.faults.size} 处需改</em>}
      <span className={styles.acts}>
        <Button type="link" disabled={!isTouched || save.isPending} onClick={() => editor.reset()}>
          放弃改动
        </Button>
        <Button disabled={isEmpty} loading={save.isPending} onClick={() => send(false)}>
          存草稿
        </Button>
        <Button type="primary" title="Ctrl+S" disabled={isEmpty} loading={save.isPending} onClick={() => send(true)}>
          发布
        </Button>
      </span>
    </section>
  );
}
