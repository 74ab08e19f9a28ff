import type { ApprovalDeputy } from '@yigou/contract/trade/approvals';
import { CallError, clickGuardMs, toast, today } from '@yigou/web-kit';
import { Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { DayInput } from '../../../ui/DayInput';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../ui/States';
import styles from './ApprovalList.module.css';
import { useColleagues } from './approvals.api';
import { useDeputy, useSaveDeputy } from './shared/deputy.api';
import { actingText } from './shared/deputy.rules';

/** Who decides for me while I am away. */
export function DeputyDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, refetch } = useDeputy();
  return (
    <Dialog title="代理审批" onClose={onClose}>
      {(close) => {
        if (data) return <DeputyForm deputy={data.resultData} onDone={close} />;
        return (
          <DialogBody>
            {isPending ? <Skeleton height={160} /> : <ErrorState text="代理信息加载失败" onRetry={() => refetch()} />}
          </DialogBody>
        );
      }}
    </Dialog>
  );
}

function DeputyForm({ deputy, onDone }: { deputy: ApprovalDeputy; onDone: () => void }) {
  const colleagues = useColleagues();
  const save = useSaveDeputy();
  const [userId, setUserId] = useState(deputy.deputyId);
  const [fromDay, setFromDay] = useState(deputy.fromDay || today());
  const [toDay, setToDay] = useState(deputy.toDay);
  const [error, setError] = useState('');

  async function send(content: { userId: number | null; fromDay: string; toDay: string }) {
    try {
      await save.mutateAsync(content);
      toast.success(content.userId === null ? '已取消代理' : '代理审批已生效');
      onDone();
    } catch (cause) {
      if (cause instanceof CallError) setError(Object.values(cause.fields)[0] ?? cause.message);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (userId === null) setError('请选择代理人');
    else void send({ userId, fromDay, toDay });
  }

  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <p className={styles.note}>
          代理期间，代理人可处理待您审批的订单，记录注明为代您审批；您本人仍可处理。
          {deputy.actingFor.length > 0 && `${actingText(deputy)}。`}
        </p>
        <div className={styles.deputy}>
          <Select
            aria-label="代理人"
            placeholder="选择代理人"
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            options={(colleagues.data?.resultData ?? []).map((each) => ({
              value: each.userId,
              label: `${each.userName}（${each.orgName}）`,
            }))}
            value={userId}
            getPopupContainer={(box) => box.closest('dialog') ?? document.body}
            onChange={(next: number | undefined) => setUserId(next ?? null)}
          />
          <div className={styles.days}>
            <DayInput label="代理开始日期" value={fromDay} onChange={setFromDay} />
            <span>至</span>
            <DayInput label="代理结束日期" value={toDay} onChange={setToDay} />
          </div>
          <p role="alert" className={styles.error}>
            {error}
          </p>
        </div>
      </DialogBody>
      <DialogFoot>
        {deputy.deputyId !== null && (
          <Button disabled={save.isPending} onClick={() => send({ userId: null, fromDay: '', toDay: '' })}>
            取消代理
          </Button>
        )}
        <Button onClick={onDone}>关闭</Button>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={save.isPending}>
          保存
        </Button>
      </DialogFoot>
    </form>
  );
}
