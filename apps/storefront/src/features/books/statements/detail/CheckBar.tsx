import type { StatementModel } from '@yigou/contract/books/statements.model';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { clickGuardMs, confirmBox } from '@yigou/web-kit';
import { Button } from '../../../../ui/Button';
import { useConfirm } from '../statements.api';
import styles from './CheckBar.module.css';
import { InvoiceButton } from './InvoiceButton';

/** The next step, and beside a button that cannot be pressed why. */
export function CheckBar({ statement, onRaise }: { statement: StatementModel; onRaise: () => void }) {
  const { statementId, actions, blocked, closing, differences, entries } = statement;
  const confirm = useConfirm();
  const open = differences.filter((each) => each.state === 'open');
  const gap = open.reduce((sum, each) => sum + each.buyerAmount - each.systemAmount, 0);

  async function agree() {
    const text = `确认期末应付 ${formatYuan(closing)}？确认后不能再提差异，请按应付日付款。`;
    if (await confirmBox({ text, confirmText: '确认对账单' })) confirm.mutate({ statementId, closing });
  }

  if (actions.length === 0 || (actions.length === 1 && actions[0] === 'uploadPayment')) return null;
  return (
    <div className={styles.bar}>
      <p>
        {blocked && (
          <>
            <b>{blocked}</b>，涉及 {plainYuan(gap)} 元，按我方主张应付 {plainYuan(closing + gap)}。
          </>
        )}
        {actions.includes('dispute') && (
          <span>
            已核对 {entries.filter((entry) => entry.checkedBy).length} / {entries.length} 行，期末应付{' '}
            <b>{plainYuan(closing)}</b> 元
          </span>
        )}
        {actions.includes('applyInvoice') && '未开票的订单可一并申请'}
      </p>
      {actions.includes('dispute') && <Button onClick={onRaise}>提出新差异</Button>}
      {actions.includes('applyInvoice') && <InvoiceButton statementId={statementId} />}
      {(actions.includes('confirm') || blocked) && (
        <Button
          kind="primary"
          disabled={!actions.includes('confirm') || confirm.isPending}
          guardMs={clickGuardMs}
          onClick={agree}
        >
          确认 {formatYuan(closing)}
        </Button>
      )}
    </div>
  );
}
