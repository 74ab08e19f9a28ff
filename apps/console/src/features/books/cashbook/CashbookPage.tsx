import { type CashbookRow, type CashbookTab, cashbookTabs } from '@yigou/contract/books/cashbook';
import { formatYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import list from '../../../ui/List.module.css';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { OrderLink } from '../../trade/orders/shared/OrderLink';
import styles from './CashbookPage.module.css';
import { useCashbook } from './cashbook.api';
import { Notices } from './Notices';

const tabs = Object.keys(cashbookTabs) as CashbookTab[];
const isTab = (text: string): text is CashbookTab => text in cashbookTabs;

/** Every payment, refund and attempt, and what the gateways said of it, word for word. */
export function CashbookPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word'] as const);
  const tab = isTab(filter.tab) ? filter.tab : 'receipts';
  const page = useCashbook({ ...paging, searchKey: filter.word, reqData: { tab } });
  const shown = useChosenColumns('cashbook', columns);
  return (
    <>
      <PageHead title="收付款流水" note="展开可查看支付网关通知的原文" />
      <TabRow
        label="流水"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: cashbookTabs[key] }))}
        onChoose={(key) => go({ tab: key })}
      />
      <SavedViews list="cashbook" />
      <div className={list.filters}>
        <WordSearch
          label="单号、流水号或订单号（完整）"
          word={filter.word}
          most={64}
          onSearch={(word) => go({ word })}
        />
        <ColumnChoice list="cashbook" columns={columns} />
      </div>
      <ListTable<CashbookRow>
        noun="流水"
        query={page}
        paging={paging}
        unit="笔"
        onGo={go}
        rowKey="number"
        empty={filter.word ? '没有符合条件的流水' : '暂无流水'}
        expandable={{
          expandedRowRender: ({ number }) => <Notices number={number} />,
          rowExpandable: ({ channel }) => channel === 'alipay' || channel === 'wechat',
        }}
        columns={shown}
      />
    </>
  );
}

const columns = [
  { title: '时间', dataIndex: 'time' },
  { title: '单号', dataIndex: 'number' },
  { title: '渠道', render: (_: unknown, { channel }: CashbookRow) => paymentMethodLabels[channel] },
  { title: '渠道流水号', dataIndex: 'transactionId' },
  {
    title: '订单',
    render: (_: unknown, { orderNos }: CashbookRow) =>
      orderNos.map((orderNo) => (
        <div key={orderNo}>
          <OrderLink orderNo={orderNo} />
        </div>
      )),
  },
  { title: '金额', align: 'right' as const, render: (_: unknown, { amount }: CashbookRow) => formatYuan(amount) },
  {
    title: '状态',
    render: (_: unknown, { state, note }: CashbookRow) => (
      <>
        {state}
        {note && <small className={styles.note}>{note}</small>}
      </>
    ),
  },
];
