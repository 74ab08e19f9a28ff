import { formatYuan } from '@yigou/contract/ground/money';
import type { ApprovalRow } from '@yigou/contract/trade/approvals';
import { alertBox, clickGuardMs, confirmBox, showRefusal, toast } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { bottomBar } from '../../../ui/bottomBar';
import { CheckBox } from '../../../ui/CheckBox';
import styles from './ApprovalList.module.css';
import { useBatchApprove } from './approvals.api';

type Task = ApprovalRow & { taskId: number };
type BatchBarProps = {
  rows: readonly Task[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

export function BatchBar({ rows, chosen, onChoose }: BatchBarProps) {
  const { approve, approving } = useBatchApprove();
  const taken = rows.filter((row) => chosen.has(row.taskId));
  const amount = taken.reduce((sum, row) => sum + Math.round(row.payable * 100), 0) / 100;
  const tick = taken.length === 0 ? 'none' : taken.length === rows.length ? 'all' : 'some';

  async function send() {
    const sure = await confirmBox({
      text: `同意 ${taken.length} 单，合计 ${formatYuan(amount)}。各单将分别进入下一级审批或下一环节，同意后不可撤回。`,
      confirmText: `同意 ${taken.length} 单`,
    });
    if (!sure) return;
    try {
      const { resultData } = await approve({ taskIds: taken.map((row) => row.taskId), comment: '' });
      const failed = resultData.filter((each) => !each.ok);
      const nameOf = (taskId: number) => taken.find((row) => row.taskId === taskId)?.flowNo ?? '';
      onChoose(new Set(failed.map((each) => each.taskId)));
      if (failed.length === 0) toast.success(`已同意 ${resultData.length} 单`);
      else
        alertBox({
          title: '部分订单未能同意',
          text: `已同意 ${resultData.length - failed.length} 单，${failed.length} 单未能同意：\n${failed
            .map((each) => `${nameOf(each.taskId)} ${each.text}`)
            .join('\n')}`,
        });
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <div ref={bottomBar} className={styles.batch}>
      <CheckBox
        label="全选"
        shown
        tick={tick}
        onChange={(wanted) => onChoose(new Set(wanted ? rows.map((row) => row.taskId) : []))}
      />
      <p>
        已选 <b>{taken.length}</b> 单，合计 <b>{formatYuan(amount)}</b>
      </p>
      <Button kind="primary" guardMs={clickGuardMs} disabled={taken.length === 0 || approving} onClick={send}>
        批量同意{taken.length > 0 && ` ${taken.length} 单`}
      </Button>
    </div>
  );
}
