import { CancelDialog } from './CancelDialog';
import { ReorderDialog } from './ReorderDialog';
import type { Acting } from './useOrderActions';

type ActingDialogProps = { acting: Acting | undefined; onClose: () => void };

/** The dialog of what is being done with an order, if that needs one. */
export function ActingDialog({ acting, onClose }: ActingDialogProps) {
  if (!acting) return null;
  const { order, action } = acting;
  if (action === 'reorder') return <ReorderDialog order={order} onClose={onClose} />;
  return <CancelDialog order={order} action={action} onClose={onClose} />;
}
