import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { clickGuardMs } from '@yigou/web-kit';
import { Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { TextArea } from '../../../../ui/TextArea';
import styles from '../ApprovalList.module.css';
import { useColleagues } from '../approvals.api';
import { useDecision } from '../shared/useDecision';

const words = {
  transfer: { title: '转交', note: '由该同事代替您审批，您不再处理本单；系统将通知该同事。', yes: '确认转交' },
  addSigner: { title: '加签', note: '该同事同意后本级方可通过；您本人仍需审批。', yes: '确认加签' },
};

type PersonDialogProps = { action: 'transfer' | 'addSigner'; taskId: number; onClose: () => void };

/** Somebody else decides, or decides too. */
export function PersonDialog({ action, taskId, onClose }: PersonDialogProps) {
  const colleagues = useColleagues();
  const transfer = useDecision('Approval/Transfer');
  const addSigner = useDecision('Approval/AddSigner');
  const { decide, deciding } = action === 'transfer' ? transfer : addSigner;
  const [userId, setUserId] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [error, setError] = useState('');
  const { title, note, yes } = words[action];

  async function submit(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (userId === null) setError('请选择同事');
    else if (await decide({ taskId, userId, comment: comment.trim() })) close();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <DialogBody>
            <p className={styles.note}>{note}</p>
            <div className={styles.deputy}>
              <Select
                aria-label="同事"
                placeholder="选择同事"
                showSearch={{ optionFilterProp: 'label' }}
                loading={colleagues.isPending}
                status={error && 'error'}
                options={(colleagues.data?.resultData ?? []).map((each) => ({
                  value: each.userId,
                  label: `${each.userName}（${each.orgName}，${each.roleNames}）`,
                }))}
                value={userId}
                getPopupContainer={(box) => box.closest('dialog') ?? document.body}
                onChange={(next: number) => {
                  setUserId(next);
                  setError('');
                }}
              />
              <p role="alert" className={styles.error}>
                {error}
              </p>
              <TextArea
                label="说明"
                placeholder="选填"
                maxLength={approvalLimits.comment}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            </div>
          </DialogBody>
          <DialogFoot>
            <Button onClick={close}>取消</Button>
            <Button
              type="submit"
              kind="primary"
              disabled={deciding}
              {...(userId !== null && { guardMs: clickGuardMs })}
            >
              {yes}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
