import type { ApplicationRow } from '@yigou/contract/books/invoices';
import { type InvoiceAction, invoiceActionLabels } from '@yigou/contract/books/invoices.terms';
import { clickGuardMs, confirmBox } from '@yigou/web-kit';
import { useNavigate } from 'react-router';
import { invoicePath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { isStrong } from './invoice.rules';
import { useConfirmRed, useSendMail, useWithdraw } from './invoices.api';

type Asked = Pick<ApplicationRow, 'applicationId' | 'applicationNo' | 'actions'>;
type InvoiceActionsProps = Asked & { only: readonly InvoiceAction[]; onRed?: () => void; boxed?: boolean };

/** One button for each thing the server says may be done now, as far as it belongs here. */
export function InvoiceActions({ applicationId, applicationNo, actions, only, onRed, boxed }: InvoiceActionsProps) {
  const navigate = useNavigate();
  const withdraw = useWithdraw();
  const confirm = useConfirmRed();
  const mail = useSendMail();
  const busy = withdraw.isPending || confirm.isPending || mail.isPending;

  const verbs: Record<InvoiceAction, () => Promise<void> | void> = {
    withdraw: async () => {
      const text = `撤回申请 ${applicationNo} 后，其中的订单可以重新申请。确定吗？`;
      if (await confirmBox({ text, confirmText: '撤回' })) withdraw.mutate({ applicationId });
    },
    confirmRed: async () => {
      const text = '确认后平台开具红字发票，冲销对应的蓝字发票（全部或部分），不能撤回。确定吗？';
      if (await confirmBox({ text, confirmText: '确认红冲' })) confirm.mutate({ applicationId, agree: true });
    },
    refuseRed: async () => {
      const text = '不同意后本次红冲失败，原发票仍然有效。确定吗？';
      if (await confirmBox({ text, confirmText: '不同意' })) confirm.mutate({ applicationId, agree: false });
    },
    applyAgain: () => {
      navigate(invoicePath({}));
    },
    applyRed: () => onRed?.(),
    sendMail: () => mail.mutate({ applicationId }),
  };

  return actions
    .filter((action) => only.includes(action))
    .map((action) => (
      <Button
        key={action}
        kind={boxed ? (isStrong(action) ? 'primary' : 'line') : 'text'}
        guardMs={clickGuardMs}
        disabled={busy}
        aria-label={`${invoiceActionLabels[action]} ${applicationNo}`}
        onClick={() => void verbs[action]()}
      >
        {invoiceActionLabels[action]}
      </Button>
    ));
}
