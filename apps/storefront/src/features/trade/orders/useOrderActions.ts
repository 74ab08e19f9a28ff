import type { OrderRow } from '@yigou/contract/trade/orders';
import { confirmBox } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { applyReturnPath, cashierPath, invoicePath, orderPath, resubmitPath } from '../../../app/paths';
import { useUrge } from '../shipments/shared/shipments.api';
import type { RowAct } from './list/rowActs.rules';
import { useHide, useWithdrawCancel } from './orders.api';

const withDialog = ['cancel', 'applyCancel', 'reorder', 'confirmReceipt', 'save'] as const;
type WithDialog = (typeof withDialog)[number];
export type Acting = { order: OrderRow; action: WithDialog };

const hasDialog = (act: RowAct): act is WithDialog => withDialog.some((each) => each === act);

/** What each button does. What has to be chosen first has a dialog: `acting` says which is wanted. */
export function useOrderActions() {
  const navigate = useNavigate();
  const [acting, setActing] = useState<Acting>();
  const urge = useUrge();
  const withdraw = useWithdrawCancel();
  const hide = useHide();

  async function withdrawAsked({ orderId, orderNo }: OrderRow) {
    const text = `确定撤回订单 ${orderNo} 的取消申请吗？撤回后订单继续发货。`;
    if (await confirmBox({ text, confirmText: '撤回申请' })) withdraw.mutate({ orderId });
  }

  async function hideAsked({ orderId, orderNo }: OrderRow) {
    const text = `确定从“我的订单”中隐藏订单 ${orderNo} 吗？订单不受影响，勾选“含已隐藏”可查看。`;
    if (await confirmBox({ text, confirmText: '隐藏' })) hide.mutate({ orderId, hidden: true });
  }

  function act(action: RowAct, order: OrderRow) {
    if (action === 'pay') navigate(cashierPath([order.orderId]));
    else if (hasDialog(action)) setActing({ order, action });
    else if (action === 'withdrawCancel') void withdrawAsked(order);
    else if (action === 'urgeShipment') urge.mutate({ orderId: order.orderId });
    else if (action === 'applyReturn') navigate(applyReturnPath(order.orderId));
    else if (action === 'applyInvoice') navigate(invoicePath({ orderId: order.orderId }));
    else if (action === 'resubmit') navigate(resubmitPath(order.orderId));
    // They stand beside the course of the approval.
    else if (action === 'remindApproval' || action === 'withdrawApproval') navigate(orderPath(order.orderId));
    else if (action === 'hide') void hideAsked(order);
    else if (action === 'unhide') hide.mutate({ orderId: order.orderId, hidden: false });
  }

  return {
    act,
    acting,
    stopActing: () => setActing(undefined),
    busy: urge.isPending || withdraw.isPending || hide.isPending,
  };
}
