import { type ConcernItem, formatYuan } from '@yigou/contract';
import { Table, type TableColumnsType } from 'antd';
import { Button } from '../../ui/Button';
import { StockText } from '../../ui/StockText';
import styles from './ConcernPage.module.css';
import { type ConcernFilter, pageSizes, priceChange } from './concern.rules';
import { KeptGoods } from './KeptGoods';

type ConcernTableProps = {
  items: ConcernItem[];
  totalCount: number;
  filter: ConcernFilter;
  waiting: boolean;
  picked: number[];
  onPick: (itemIds: number[]) => void;
  onGo: (change: Partial<ConcernFilter>) => void;
  onCancel: (item: ConcernItem) => void;
};

const columnsOf = (onCancel: ConcernTableProps['onCancel']): TableColumnsType<ConcernItem> => [
  { title: '商品', key: 'goods', render: (_, item) => <KeptGoods item={item} /> },
  {
    title: '当前价格',
    key: 'price',
    align: 'right',
    width: 122,
    render: (_, item) => (
      <span className={styles.price}>
        <b>{formatYuan(item.price)}</b>
        {item.marketPrice > item.price && <s>{formatYuan(item.marketPrice)}</s>}
      </span>
    ),
  },
  { title: '关注后变动', key: 'change', width: 136, render: (_, item) => <Change item={item} /> },
  {
    title: '库存',
    key: 'stock',
    width: 130,
    render: (_, item) =>
      item.itemState === 0 ? '—' : <StockText stockQty={item.stockQty} moq={item.moq} unit={item.unit} />,
  },
  { title: '关注时间', key: 'time', width: 108, render: (_, item) => item.keptTime.slice(0, 10) },
  {
    title: '操作',
    key: 'act',
    width: 92,
    render: (_, item) => (
      <Button kind="text" aria-label={`取消关注 ${item.itemName}`} onClick={() => onCancel(item)}>
        取消关注
      </Button>
    ),
  },
];

function Change({ item }: { item: ConcernItem }) {
  if (item.itemState === 0) return '—';
  const change = priceChange(item);
  return change ? (
    <span className={styles[change.kind]}>{change.text}</span>
  ) : (
    <span className={styles.same}>无变动</span>
  );
}

export const ConcernTable = ({
  items,
  totalCount,
  filter,
  waiting,
  picked,
  onPick,
  onGo,
  onCancel,
}: ConcernTableProps) => (
  <Table<ConcernItem>
    rowKey="itemId"
    tableLayout="fixed"
    columns={columnsOf(onCancel)}
    dataSource={items}
    loading={waiting}
    rowSelection={{
      columnWidth: 44,
      selectedRowKeys: picked,
      onChange: (keys) => onPick(keys.map(Number)),
      getTitleCheckboxProps: () => ({ 'aria-label': '全选本页' }),
      getCheckboxProps: (item) => ({ 'aria-label': `选择 ${item.itemName}` }),
    }}
    pagination={{
      current: filter.pageIndex,
      pageSize: filter.pageSize,
      total: totalCount,
      pageSizeOptions: pageSizes,
      showSizeChanger: true,
      showTotal: (total) => `共 ${total} 件`,
      onChange: (pageIndex, pageSize) =>
        onGo(pageSize === filter.pageSize ? { pageIndex } : { pageIndex: 1, pageSize }),
    }}
  />
);
