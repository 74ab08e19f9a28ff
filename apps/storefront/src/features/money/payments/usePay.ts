import type { Cashier } from '@yigou/contract/money/payments';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import { CallError, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderedPath, payingPath } from '../../../app/paths';
import { useOpenPayment } from './payments.api';
import { openTab } from './payTab';

export function usePay({ orders }: Cashier, onStale: () => void) {
  const navigate = useNavigate();
  const { open, opening } = useOpenPayment();
  const [refusal, setRefusal] = useState('');

  async function pay(method: PaymentMethod) {
    setRefusal('');
    const orderIds = orders.map((order) => order.orderId);
    // A browser lets a page open a tab only within the click itself: before the server has answered.
    const tab = method === 'alipay' ? openTab() : undefined;
    try {
      const { outTradeNo, payUrl } = await open(orderIds, method);
      tab?.lead(payUrl);
      if (method === 'alipay' || method === 'wechat') navigate(payingPath(method, outTradeNo));
      else if (method === 'account') navigate(orderedPath(orderIds), { replace: true });
      else {
        toast.success('已选择对公转账，请按收款账户汇款并上传凭证');
        onStale();
      }
    } catch (error) {
      tab?.close();
      if (!(error instanceof CallError)) return;
      setRefusal(error.message);
      // Somebody else paid or cancelled it: the desk asks again, and says so itself.
      if (error.code === '6') onStale();
    }
  }

  return { pay, paying: opening, refusal };
}
