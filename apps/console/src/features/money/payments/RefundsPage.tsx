import type { ConsoleAnswer } from '@yigou/contract/console';
import { formatYuan } from '@yigou/contract/ground/money';
import { readTime, serverNow } from '@yigou/web-kit';
import { Alert, Button, Table } from 'antd';
import { spanText } from '../../../ui/due.rules';
import { PageHead } from '../../../ui/PageHead';
import { OrderLink } from '../../trade/orders/shared/OrderLink';
import { BankRefund } from './BankRefund';
import { useRefunds, useRetryRefund } from './payments.api';

type Refund = ConsoleAnswer<'Payment/GetStuckRefunds'>['resultData'][number];

/** What did not go back by itself: refused by a gateway, tried in vain, or to be paid by bank. */
export function RefundsPage() {
  const { data, isPending, isError, refetch } = useRefunds();
  const retry = useRetryRefund();
  return (
    <>
      <PageHead title="退款处理" note="失败、多次未成功及须经银行退回的退款" />
      {isError ? (
        <Alert type="error" title="退款加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
      ) : (
        <Table<Refund>
          rowKey="refundNo"
          size="small"
          loading={isPending}
          dataSource={data?.resultData ?? []}
          pagination={false}
          locale={{ emptyText: '暂无待处理的退款' }}
          columns={[
            { title: '退款单号', dataIndex: 'refundNo' },
            {
              title: '企业与订单',
              render: (_, { customerName, orderNo, orderId }) => (
                <>
                  {customerName}
                  <div>
                    <OrderLink orderNo={orderNo} orderId={orderId} />
                  </div>
                </>
              ),
            },
            { title: '金额', align: 'right', render: (_, { amount }) => formatYuan(amount) },
            {
              title: '收款方',
              render: (_, { byGateway, payee, payeeAccount }) =>
                byGateway ? '原支付账户' : [payee || '流水未注明付款人', payeeAccount].filter(Boolean).join(' '),
            },
            { title: '已等', render: (_, { sinceTime }) => spanText(serverNow() - readTime(sinceTime)) },
            { title: '原因', dataIndex: 'reason' },
            { title: '状态', dataIndex: 'state' },
            {
              title: '最近一次',
              render: (_, { tries, lastError, nextTime }) =>
                [tries > 0 && `已尝试 ${tries} 次`, lastError, nextTime && `${nextTime} 再试`]
                  .filter(Boolean)
                  .join('，'),
            },
            {
              title: '操作',
              render: (_, { refundNo, byGateway }) =>
                byGateway ? (
                  <Button
                    size="small"
                    aria-label={`重试 ${refundNo}`}
                    disabled={retry.isPending}
                    onClick={() => retry.mutate({ refundNo })}
                  >
                    立即重试
                  </Button>
                ) : (
                  <BankRefund refundNo={refundNo} />
                ),
            },
          ]}
        />
      )}
    </>
  );
}
