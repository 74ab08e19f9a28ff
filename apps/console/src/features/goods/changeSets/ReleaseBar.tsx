import type { ChangeSetModel } from '@yigou/contract/goods/changeSets.console';
import { confirmBox } from '@yigou/web-kit';
import { Button, DatePicker, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeSetPath } from '../../../app/paths';
import styles from './ChangeSets.module.css';
import { useDiscardSet, useReleaseSet, useReturnSet, useSubmitSet, useUndoSet } from './changeSets.api';

/** What can be done with the set now; one button is the main one and names how much it does. */
export function ReleaseBar({ set: { changeSetId, actions, rowCount, title, dueTime } }: { set: ChangeSetModel }) {
  const navigate = useNavigate();
  const [due, setDue] = useState<Dayjs | null>(null);
  const [reason, setReason] = useState('');
  const submit = useSubmitSet();
  const release = useReleaseSet();
  const sendBack = useReturnSet();
  const discard = useDiscardSet();
  const undo = useUndoSet();
  const busy = [submit, release, sendBack, discard, undo].some(({ isPending }) => isPending);
  if (actions.length === 0) return null;
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);

  async function discardAsked() {
    const text = `作废后不能再发布“${title}”，商品不受影响。`;
    if (await confirmBox({ text, confirmText: '作废' })) discard.mutate({ changeSetId });
  }
  const undoNow = () =>
    undo.mutate({ changeSetId }, { onSuccess: ({ resultData }) => navigate(changeSetPath(resultData.changeSetId)) });

  return (
    <section className={styles.bar} aria-label="操作">
      {may('return') && (
        <>
          <Input
            aria-label="退回的原因"
            placeholder="退回的原因，至少 5 个字"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            danger
            type="text"
            disabled={busy || reason.trim().length < 5}
            onClick={() => sendBack.mutate({ changeSetId, reason: reason.trim() })}
          >
            退回
          </Button>
        </>
      )}
      {may('discard') && (
        <Button danger type="text" disabled={busy} onClick={discardAsked}>
          作废
        </Button>
      )}
      <span className={styles.last}>
        {may('undo') && (
          <Button disabled={busy} onClick={undoNow}>
            撤销这张变更单
          </Button>
        )}
        {may('schedule') && (
          <>
            <DatePicker
              aria-label="发布时间"
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              placeholder={dueTime ? dueTime.slice(0, 16) : '发布时间'}
              value={due}
              onChange={setDue}
            />
            <Button
              disabled={busy || !due}
              // As all times here it is one of Shanghai, whatever the keeper's own clock says.
              onClick={() =>
                due &&
                release.mutate({
                  changeSetId,
                  dueTime: new Date(`${due.format('YYYY-MM-DDTHH:mm')}+08:00`).toISOString(),
                })
              }
            >
              定时发布
            </Button>
          </>
        )}
        {may('submit') && !may('release') && (
          <Button type="primary" disabled={busy} onClick={() => submit.mutate({ changeSetId })}>
            提交放行，{rowCount.toLocaleString('zh-CN')} 处
          </Button>
        )}
        {may('release') && (
          <Button
            type="primary"
            loading={release.isPending}
            disabled={busy}
            onClick={() => release.mutate({ changeSetId })}
          >
            立即发布，{rowCount.toLocaleString('zh-CN')} 处
          </Button>
        )}
      </span>
    </section>
  );
}
