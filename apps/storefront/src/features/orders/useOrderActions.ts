import type { OrderAction, OrderRow } from '@yigou/contract';
import { alertBox, confirmBox, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cashierPath, invoicePath, orderPath, paths, resubmitPath } from '../../app/paths';
import { useReceive, useUrge } from '../shipments/shared/shipments.api';
import { useReorder, useWithdrawCancel } from './orders.api';

export type Acting = { order: OrderRow; action: 'cancel' | 'applyCancel' };

/** What each button does. Cancelling needs a reason: `acting` says that its dialog is wanted. */
export function useOrderActions() {
  const navigate = useNavigate();
  const [acting, setActing] = useState<Acting>();
  const receive = useReceive();
  const urge = useUrge();
  const withdraw = useWithdrawCancel();
  const reorder = useReorder();

  async function receiveAsked({ orderId, orderNo }: OrderRow) {
    const text = `确认订单 ${orderNo} 的商品已全部收到吗？确认后不能撤回。`;
    if (await confirmBox({ text, confirmText: '确认收货' })) receive.mutate({ orderId });
  }

  async function withdrawAsked({ orderId, orderNo }: OrderRow) {
    const text = `确定撤回订单 ${orderNo} 的取消申请吗？撤回后订单继续发货。`;
    if (await confirmBox({ text, confirmText: '撤回申请' })) withdraw.mutate({ orderId });
  }

  const buyAgain = ({ orderId }: OrderRow) =>
    reorder.mutate(
      { orderId },
      {
        onSuccess: async ({ resultData: { added, left } }) => {
          if (left.length > 0) await alertBox({ text: `以下商品已不能购买，没有加入购物车：${left.join('、')}` });
          if (added === 0) return;
          toast.success(`已将 ${added} 种商品加入购物车`);
          navigate(paths.cart);
        },
      },
    );

  function act(action: OrderAction, order: OrderRow) {
    if (action === 'pay') navigate(cashierPath([order.orderId]));
    else if (action === 'cancel' || action === 'applyCancel') setActing({ order, action });
    else if (action === 'withdrawCancel') void withdrawAsked(order);
    else if (action === 'confirmReceipt') void receiveAsked(order);
    else if (action === 'urgeShipment') urge.mutate({ orderId: order.orderId });
    else if (action === 'applyInvoice') navigate(invoicePath({ orderId: order.orderId }));
    else if (action === 'resubmit') navigate(resubmitPath(order.orderId));
    // They stand beside the course of the approval.
    else if (action === 'remindApproval' || action === 'withdrawApproval') navigate(orderPath(order.orderId));
    else buyAgain(order);
  }

  return {
    act,
    acting,
    stopActing: () => setActing(undefined),
    busy: receive.isPending || urge.isPending || withdraw.isPending || reorder.isPending,
  };
}
