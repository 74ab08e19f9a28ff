import { formatYuan } from '@yigou/contract/ground/money';
import { type PaymentMethod, paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrderRow } from '@yigou/contract/trade/orders.console';
import {
  type ConsoleOrderTab,
  consoleOrderTabs,
  orderStateLabels,
  payStateLabels,
} from '@yigou/contract/trade/orders.terms';
import { serverNow } from '@yigou/web-kit';
import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { pickingPath, shipManyPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { OrderDrawer } from './OrderDrawer';
import styles from './OrdersPage.module.css';
import { promiseOf, turnOf } from './order.rules';
import { useAssign, useAssignees, useOrderPage } from './orders.api';

const tabs = Object.keys(consoleOrderTabs) as ConsoleOrderTab[];
const isTab = (text: string): text is ConsoleOrderTab => text in consoleOrderTabs;

const flags = ['late', 'dueToday', 'mine', 'handled'] as const;
type Flag = (typeof flags)[number];
const noFilter = { word: '', method: '', late: '', dueToday: '', mine: '', handled: '' };

const methods = Object.entries(paymentMethodLabels).map(([value, label]) => ({ value, label }));
const isMethod = (text: string): text is PaymentMethod => Object.hasOwn(paymentMethodLabels, text);

const readyViews = [
  { name: '超时未发', query: 'late=1' },
  { name: '今天应发', query: 'dueToday=1' },
  { name: '我负责的', query: 'mine=1' },
  { name: '账期订单', query: 'method=account' },
  { name: '我今天已处理', query: 'tab=all&handled=1' },
];

export function OrdersPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'method', ...flags, 'orderId'] as const);
  const tab = isTab(filter.tab) ? filter.tab : 'todo';
  const asked = Object.fromEntries(flags.map((flag) => [flag, filter[flag] === '1'])) as Record<Flag, boolean>;
  const paymentMethod = isMethod(filter.method) ? filter.method : undefined;
  const isFiltered = filter.word !== '' || paymentMethod !== undefined || flags.some((flag) => asked[flag]);
  const opened = Number(filter.orderId);
  const page = useOrderPage({
    ...paging,
    searchKey: filter.word,
    reqData: { tab, ...asked, ...(paymentMethod && { paymentMethod }) },
  });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const [picked, setChosen] = useState<number[]>([]);
  // Only what can be seen is acted on.
  const chosen = picked.filter((orderId) => rows.some((row) => row.orderId === orderId));
  const open = (orderId: number | undefined) =>
    go({ orderId: orderId ? String(orderId) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(rows, (row) => row.orderId, opened, open);
  const shown = useChosenColumns('orders', columns);

  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead
        title="订单与发货"
        note={
          data && data.lateCount > 0 ? (
            <b className={styles.late}>{data.lateCount} 单已超时未发</b>
          ) : (
            '没有超时未发的订单'
          )
        }
      />
      <TabRow
        label="订单状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: consoleOrderTabs[key].label, count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key, orderId: '' })}
      />
      <SavedViews list="orders" ready={readyViews} />
      <div className={styles.filters}>
        <WordSearch
          label="订单号、企业、商品或 SKU"
          word={filter.word}
          onSearch={(word) => go({ word, orderId: '' })}
        />
        <Select
          aria-label="支付方式"
          placeholder="支付方式"
          allowClear
          className={styles.method ?? ''}
          value={paymentMethod ?? null}
          options={methods}
          onChange={(method?: string) => go({ method: method ?? '', orderId: '' })}
        />
        <Checkbox checked={asked.late} onChange={({ target }) => go({ late: target.checked ? '1' : '', orderId: '' })}>
          仅看超时
        </Checkbox>
        {isFiltered && <Button onClick={() => go({ ...noFilter, orderId: '' })}>重置</Button>}
        <span className={styles.last}>
          <ColumnChoice list="orders" columns={columns} />
        </span>
      </div>
      <ListTable<ConsoleOrderRow>
        noun="订单"
        query={page}
        paging={paging}
        unit="单"
        onGo={(change) => go({ ...change, orderId: '' })}
        rowKey="orderId"
        rowSelection={{ selectedRowKeys: chosen, onChange: (keys) => setChosen(keys.map(Number)) }}
        empty={isFiltered ? '没有符合条件的订单' : '暂无订单'}
        {...rowProps}
        columns={opened > 0 ? shown.filter(({ beside }) => beside) : shown}
      >
        {chosen.length > 0 && <ChosenOrders orderIds={chosen} onClear={() => setChosen([])} />}
      </ListTable>
      {opened > 0 && <OrderDrawer key={opened} orderId={opened} {...beside} />}
    </div>
  );
}

/** What can be done with several at once. */
function ChosenOrders({ orderIds, onClear }: { orderIds: number[]; onClear: () => void }) {
  const mayShip = useMay('orders/ship');
  const people = useAssignees().data?.resultData ?? [];
  const assign = useAssign();
  return (
    <div className={styles.bulk} role="status">
      已选 {orderIds.length} 单{mayShip && <Link to={pickingPath(orderIds)}>打印拣货单</Link>}
      {mayShip && <Link to={shipManyPath(orderIds)}>批量发货</Link>}
      <Select
        aria-label="指定处理人"
        size="small"
        placeholder="指定处理人"
        className={styles.method ?? ''}
        value={null}
        options={people.map(({ operatorId, operatorName }) => ({ value: operatorId, label: operatorName }))}
        onChange={(operatorId: number) => assign.mutate({ orderIds, operatorId })}
      />
      <Button type="link" size="small" onClick={onClear}>
        取消选择
      </Button>
    </div>
  );
}

/** `beside`: what stays while the drawer is open. */
const columns = [
  {
    title: '订单号',
    beside: true,
    render: (_: unknown, row: ConsoleOrderRow) => (
      <>
        <a href={`#/orders?orderId=${row.orderId}`} onClick={(event) => event.preventDefault()}>
          {row.orderNo}
        </a>
        <small className={styles.sub}>{row.createTime}</small>
      </>
    ),
  },
  {
    title: '采购企业',
    beside: false,
    render: (_: unknown, row: ConsoleOrderRow) => (
      <>
        {row.customerName}
        <small className={styles.sub}>下单人 {row.buyerName}</small>
      </>
    ),
  },
  {
    title: '收货',
    beside: false,
    render: (_: unknown, row: ConsoleOrderRow) => (
      <>
        {row.receiver}
        <small className={styles.sub}>{row.areaText}</small>
      </>
    ),
  },
  {
    title: '状态与时限',
    beside: true,
    render: (_: unknown, row: ConsoleOrderRow) => <Standing row={row} />,
  },
  {
    title: '待发',
    beside: true,
    align: 'right' as const,
    render: (_: unknown, { toShip, qty }: ConsoleOrderRow) => (
      <>
        {toShip}
        <small className={styles.sub}>共 {qty}</small>
      </>
    ),
  },
  {
    title: '应付',
    beside: false,
    align: 'right' as const,
    render: (_: unknown, row: ConsoleOrderRow) => (
      <>
        {formatYuan(row.payable)}
        <small className={styles.sub}>
          {paymentMethodLabels[row.paymentMethod]}，{payStateLabels[row.payState]}
        </small>
      </>
    ),
  },
  {
    title: '处理人',
    beside: false,
    render: (_: unknown, { assigneeName }: ConsoleOrderRow) => assigneeName || '未指定',
  },
];

function Standing({ row }: { row: ConsoleOrderRow }) {
  const promise = promiseOf(row, serverNow());
  const note =
    row.state === 'cancelRequested' ? `申请取消：${row.cancelReason}` : row.urgeTime && `买方于 ${row.urgeTime} 催发货`;
  return (
    <>
      <StateDot turn={turnOf[row.state]}>{orderStateLabels[row.state]}</StateDot>
      {promise && (
        <>
          {' '}
          <StateDot turn={promise.turn} tag>
            {promise.text}
          </StateDot>
        </>
      )}
      {note && <small className={styles.sub}>{note}</small>}
    </>
  );
}
