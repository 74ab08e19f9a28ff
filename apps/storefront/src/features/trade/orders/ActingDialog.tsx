import { SaveDialog } from '../lists/shared/SaveToList';
import { CancelDialog } from './CancelDialog';
import { ReceiveDialog } from './ReceiveDialog';
import { ReorderDialog } from './ReorderDialog';
import type { Acting } from './useOrderActions';

type ActingDialogProps = { acting: Acting | undefined; onClose: () => void };

/** The dialog of what is being done with an order, if that needs one. */
export function ActingDialog({ acting, onClose }: ActingDialogProps) {
  if (!acting) return null;
  const { order, action } = acting;
  if (action === 'reorder') return <ReorderDialog order={order} onClose={onClose} />;
  if (action === 'confirmReceipt') return <ReceiveDialog order={order} onClose={onClose} />;
  if (action === 'save') return <SaveDialog lines={order.lines} onClose={onClose} />;
  return <CancelDialog order={order} action={action} onClose={onClose} />;
}
