import { formatYuan } from '@yigou/contract/ground/money';
import { ordersPerPayment } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrderRow } from '@yigou/contract/trade/orders.console';
import { useState } from 'react';
import list from '../../../ui/List.module.css';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { OrderLink } from '../../trade/orders/shared/OrderLink';
import { PayeeButton } from './PayeeButton';
import { useWaiting } from './payments.api';
import { TransferForm } from './TransferForm';

/** Money that came by bank is matched by hand: find the orders, say what really came. */
export function TransfersPage() {
  const { filter, paging, go } = useListQuery(['word'] as const);
  const chosen = useChosenColumns('transfers', columns);
  const [picked, setPicked] = useState<ConsoleOrderRow[]>([]);
  const page = useWaiting({
    ...paging,
    searchKey: filter.word,
    reqData: { tab: 'pendingPayment', paymentMethod: 'transfer' },
  });
  const { data } = page;
  return (
    <>
      <PageHead title="对公转账" note="按汇款识别码、订单号或企业查找订单，根据银行流水入账">
        <PayeeButton />
      </PageHead>
      <SavedViews list="transfers" />
      <div className={list.filters}>
        <WordSearch label="识别码、订单号或企业" word={filter.word} onSearch={(word) => go({ word })} />
        <ColumnChoice list="transfers" columns={columns} />
      </div>
      <ListTable<ConsoleOrderRow>
        noun="订单"
        query={page}
        paging={paging}
        totalCount={data?.tabCounts.pendingPayment}
        unit="单"
        onGo={go}
        rowKey="orderId"
        empty={filter.word ? '没有符合条件的待付款订单' : '暂无待转账的订单'}
        rowSelection={{
          selectedRowKeys: picked.map((order) => order.orderId),
          preserveSelectedRowKeys: true,
          onChange: (_, rows) => setPicked(rows.slice(0, ordersPerPayment)),
          getCheckboxProps: ({ orderNo }) => ({ 'aria-label': `选择订单 ${orderNo}` }),
          columnTitle: <span className="spoken">选择</span>,
        }}
        columns={chosen}
      />
      {picked.length > 0 && (
        <TransferForm key={picked.map((order) => order.orderId).join()} orders={picked} onDone={() => setPicked([])} />
      )}
    </>
  );
}

const columns = [
  { title: '汇款识别码', dataIndex: 'remitCode' },
  {
    title: '订单号',
    render: (_: unknown, { orderNo, orderId }: ConsoleOrderRow) => <OrderLink orderNo={orderNo} orderId={orderId} />,
  },
  { title: '采购企业', dataIndex: 'customerName' },
  { title: '下单时间', dataIndex: 'createTime' },
  {
    title: '应付',
    align: 'right' as const,
    render: (_: unknown, { payable }: ConsoleOrderRow) => formatYuan(payable),
  },
  {
    title: '已收',
    align: 'right' as const,
    render: (_: unknown, { received }: ConsoleOrderRow) => (received > 0 ? formatYuan(received) : '—'),
  },
];
