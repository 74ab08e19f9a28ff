import type { AttemptView } from '@yigou/contract/money/payments';
import { useNavigate } from 'react-router';
import { cashierPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { useClosePayment } from './payments.api';
import { outcomeOf } from './payments.rules';

/** Gives this payment up first. Where the money was faster, the page around it says so. */
export function ChangeMethod({ attempt }: { attempt: AttemptView }) {
  const navigate = useNavigate();
  const close = useClosePayment();

  const leave = () =>
    close.mutate(
      { outTradeNo: attempt.outTradeNo },
      {
        onSuccess: ({ resultData }) => {
          if (outcomeOf(resultData) !== 'closed') return;
          navigate(cashierPath(attempt.orders.map((order) => order.orderId)), { replace: true });
        },
      },
    );

  return (
    <Button disabled={close.isPending} onClick={leave}>
      更换支付方式
    </Button>
  );
}
