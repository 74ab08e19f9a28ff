import type { BookLineRow, BookModel } from '@yigou/contract/goods/priceBooks.console';
import { type LineTab, lineTabs } from '@yigou/contract/goods/priceBooks.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { confirmBox, type PendingRequest, requestFor, showRefusal } from '@yigou/web-kit';
import { Button, Select, Tag } from 'antd';
import { useRef, useState } from 'react';
import { useMay } from '../../../app/operator';
import { ListTable } from '../../../ui/ListTable';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { LineForm } from './LineForm';
import styles from './PriceBooks.module.css';
import { saveBookSheet, say, useBookLines, useSaveLines } from './priceBooks.api';
import { daysText, percentOf } from './priceBooks.rules';
import type { ChosenSku } from './shared/SkuSelect';
import { savedText } from './shared/saved';

type BookLinesProps = { book: BookModel; onReasons: (sku: ChosenSku) => void; onAdd: () => void };

const isTab = (text: string): text is LineTab => text in lineTabs;

/** The prices of a book, page by page. */
export function BookLines({ book, onReasons, onAdd }: BookLinesProps) {
  const { priceBookId } = book;
  const { filter, paging, go } = useListQuery(['priceBookId', 'word', 'tab'] as const);
  const [picked, setPicked] = useState<number[]>([]);
  const [edited, setEdited] = useState<BookLineRow | null>(null);
  const may = useMay('goods/prices/edit');
  const tab = isTab(filter.tab) ? filter.tab : 'all';
  const page = useBookLines({ ...paging, searchKey: filter.word, reqData: { priceBookId, tab } });
  const counts = page.data?.tabCounts;
  const shown = picked.filter((id) => page.data?.resultData.some((row) => row.priceLineId === id));
  const remove = useRemove(priceBookId, () => setPicked([]));
  const options = (Object.keys(lineTabs) as LineTab[]).map((value) => ({
    value,
    label: counts ? `${lineTabs[value]} ${counts[value]}` : lineTabs[value],
  }));
  const isFiltered = filter.word !== '' || tab !== 'all';
  return (
    <>
      <div className={styles.filters}>
        <WordSearch label="商品编号或名称" word={filter.word} onSearch={(word) => go({ word })} />
        <Select
          aria-label="筛选"
          className={styles.audience ?? ''}
          value={tab}
          options={options}
          onChange={(value: LineTab) => go({ tab: value === 'all' ? '' : value })}
        />
        <Button
          onClick={() => saveBookSheet({ priceBookId, searchKey: filter.word, tab }, book.name).catch(showRefusal)}
        >
          导出
        </Button>
        {may && shown.length > 0 && (
          <Button danger loading={remove.busy} onClick={() => remove.go(shown)}>
            移除选中的 {shown.length} 行
          </Button>
        )}
      </div>
      <ListTable<BookLineRow>
        noun="协议价"
        query={page}
        paging={paging}
        unit="行"
        onGo={go}
        rowKey="priceLineId"
        empty={isFiltered ? '没有符合条件的行' : '这本价目表还没有商品，点“加入商品”从表格粘贴'}
        {...(may && { rowSelection: { selectedRowKeys: shown, onChange: (keys) => setPicked(keys.map(Number)) } })}
        columns={[
          ...lineColumns,
          {
            title: '',
            width: 120,
            render: (_: unknown, row: BookLineRow) => (
              <>
                <Button
                  type="link"
                  size="small"
                  onClick={() => onReasons({ id: row.skuId, name: `${row.skuNo} ${row.name}` })}
                >
                  依据
                </Button>
                {may && (
                  <Button type="link" size="small" aria-label={`修改 ${row.skuNo}`} onClick={() => setEdited(row)}>
                    修改
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {may && page.data?.totalCount === 0 && !isFiltered && <Button onClick={onAdd}>加入商品</Button>}
      {edited && <LineForm book={book} line={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function useRemove(priceBookId: number, onDone: () => void) {
  const save = useSaveLines();
  const pending = useRef<PendingRequest | null>(null);
  async function go(removed: number[]) {
    const text = `移除 ${removed.length} 行协议价？这些商品将按其他价目表或商城价计价。移除后可在变更单里撤销。`;
    if (!(await confirmBox({ text, confirmText: '移除' }))) return;
    pending.current = requestFor(pending.current, { removed });
    save.mutate(
      { requestId: pending.current.requestId, priceBookId, lines: [], removed },
      {
        onSuccess: ({ resultData }) => {
          say(savedText(resultData));
          onDone();
        },
      },
    );
  }
  return { go, busy: save.isPending };
}

const lineColumns = [
  {
    title: '商品',
    render: (_: unknown, { skuNo, name, spec, ended, onShelf, waiting }: BookLineRow) => (
      <>
        {skuNo} {name} {ended ? <Tag>已停售</Tag> : !onShelf && <Tag>已下架</Tag>}
        {waiting && <Tag color="blue">待放行</Tag>}
        <small className={styles.sub}>{spec}</small>
      </>
    ),
  },
  {
    title: '协议价',
    align: 'right' as const,
    render: (_: unknown, { price, unit }: BookLineRow) => (
      <>
        <span className={styles.price}>{formatYuan(price)}</span>
        <small className={styles.sub}>每{unit}</small>
      </>
    ),
  },
  {
    title: '商城价',
    align: 'right' as const,
    render: (_: unknown, { price, listPrice }: BookLineRow) => (
      <>
        {formatYuan(listPrice)}
        <small className={`${styles.sub} ${price > listPrice ? styles.bad : ''}`}>{percentOf(price, listPrice)}</small>
      </>
    ),
  },
  {
    title: '成本',
    align: 'right' as const,
    render: (_: unknown, { cost, price }: BookLineRow) =>
      cost === null ? '未填' : <span className={price < cost ? styles.bad : undefined}>{formatYuan(cost)}</span>,
  },
  {
    title: '阶梯',
    render: (_: unknown, { tiers }: BookLineRow) =>
      tiers.map(({ fromQty, price }) => (
        <div key={fromQty}>
          满 {fromQty}：{formatYuan(price)}
        </div>
      )),
  },
  {
    title: '日期',
    render: (_: unknown, { fromDay, toDay }: BookLineRow) =>
      fromDay || toDay ? daysText(fromDay, toDay) : <span className={styles.sub}>随价目表</span>,
  },
];
