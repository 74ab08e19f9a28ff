import type { OrderAction, OrderRow } from '@yigou/contract';
import { confirmBox } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { applyReturnPath, cashierPath, invoicePath, orderPath, resubmitPath } from '../../app/paths';
import { useReceive, useUrge } from '../shipments/shared/shipments.api';
import { useHide, useWithdrawCancel } from './orders.api';

export type Acting = { order: OrderRow; action: 'cancel' | 'applyCancel' | 'reorder' };

/** What each button does. What has to be chosen first has a dialog: `acting` says which is wanted. */
export function useOrderActions() {
  const navigate = useNavigate();
  const [acting, setActing] = useState<Acting>();
  const receive = useReceive();
  const urge = useUrge();
  const withdraw = useWithdrawCancel();
  const hide = useHide();

  async function receiveAsked({ orderId, orderNo }: OrderRow) {
    const text = `确认订单 ${orderNo} 的商品已全部收到吗？确认后不能撤回。`;
    if (await confirmBox({ text, confirmText: '确认收货' })) receive.mutate({ orderId });
  }

  async function withdrawAsked({ orderId, orderNo }: OrderRow) {
    const text = `确定撤回订单 ${orderNo} 的取消申请吗？撤回后订单继续发货。`;
    if (await confirmBox({ text, confirmText: '撤回申请' })) withdraw.mutate({ orderId });
  }

  async function hideAsked({ orderId, orderNo }: OrderRow) {
    const text = `确定从“我的订单”中隐藏订单 ${orderNo} 吗？订单不受影响，勾选“含已隐藏”可查看。`;
    if (await confirmBox({ text, confirmText: '隐藏' })) hide.mutate({ orderId, hidden: true });
  }

  function act(action: OrderAction, order: OrderRow) {
    if (action === 'pay') navigate(cashierPath([order.orderId]));
    else if (action === 'cancel' || action === 'applyCancel' || action === 'reorder') setActing({ order, action });
    else if (action === 'withdrawCancel') void withdrawAsked(order);
    else if (action === 'confirmReceipt') void receiveAsked(order);
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
    busy: receive.isPending || urge.isPending || withdraw.isPending || hide.isPending,
  };
}
