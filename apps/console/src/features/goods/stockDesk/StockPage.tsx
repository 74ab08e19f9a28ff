import type { StockRow } from '@yigou/contract/goods/stock.console';
import { type StockTab, stockLimits, stockSorts, stockTabs } from '@yigou/contract/goods/stock.terms';
import { Button, Select, TreeSelect } from 'antd';
import { useMay } from '../../../app/operator';
import { paths, stockCountPath } from '../../../app/paths';
import { ExportButton } from '../../../ui/ExportButton';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import styles from './Stock.module.css';
import { StockDrawer } from './StockDrawer';
import { exportStock, useStockChoices, useStockPage } from './stock.api';
import { number, stockColumns } from './stockColumns';
import { idsIn, stockFilterIn, stockFilterNames, stockSortIn, treeOf } from './stockFilter.rules';

const tabs = Object.keys(stockTabs) as StockTab[];
const sorts = Object.entries(stockSorts).map(([value, label]) => ({ value, label }));

/** What lies there, for whom it is set aside, and what is left. */
export function StockPage() {
  const { filter, paging, go } = useListQuery(stockFilterNames);
  const asked = stockFilterIn(filter);
  const sort = stockSortIn(filter);
  const page = useStockPage({ ...paging, searchKey: filter.word, reqData: { ...asked, sort } });
  const { data } = page;
  const opened = Number(filter.skuId);
  const open = (id: number | undefined) => go({ skuId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(data?.resultData ?? [], (row) => row.skuId, opened, open);
  const columns = useChosenColumns('stock', stockColumns);
  const isFiltered = filter.word !== '' || asked.categoryIds.length > 0 || asked.supplierIds.length > 0;
  const { tab, word, category, supplier } = filter;
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="库存" note={data && `${number(data.tabCounts.all)} 个 SKU，${data.tabCounts.soldOut} 个售罄`}>
        <ExportButton
          label={`导出 ${number(data?.totalCount ?? 0)} 个`}
          count={data?.totalCount ?? 0}
          most={stockLimits.exportedSkus}
          of="个 SKU"
          run={() => exportStock({ searchKey: word, reqData: asked })}
        />
        <CountLinks narrowed={{ tab, word, category, supplier }} />
      </PageHead>
      <TabRow
        label="库存状态"
        current={asked.tab}
        tabs={tabs.map((key) => ({ key, label: stockTabs[key], count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key === 'all' ? '' : key, skuId: '' })}
      />
      <SavedViews list="stock" />
      <div className={styles.filters}>
        <WordSearch label="名称、商品编号或条码" word={word} onSearch={(typed) => go({ word: typed, skuId: '' })} />
        <PlaceFilters
          {...{ category, supplier }}
          onChange={(change) => go({ ...change, skuId: '' })}
          isFiltered={isFiltered}
          onClear={() => go({ word: '', category: '', supplier: '', skuId: '' })}
        />
        <span className={styles.last}>
          <Select
            aria-label="排序"
            className={styles.sort ?? ''}
            value={sort}
            options={sorts}
            onChange={(value: string) => go({ sort: value === 'skuNo' ? '' : value })}
          />
          <ColumnChoice list="stock" columns={stockColumns} />
        </span>
      </div>
      <ListTable<StockRow>
        noun="库存"
        query={page}
        paging={paging}
        unit="个"
        onGo={(change) => go({ ...change, skuId: '' })}
        rowKey="skuId"
        empty={isFiltered || asked.tab !== 'all' ? '没有符合条件的商品' : '暂无商品'}
        {...rowProps}
        columns={opened > 0 ? columns.filter((column) => column.beside) : columns}
      />
      {opened > 0 && <StockDrawer key={opened} skuId={opened} {...beside} />}
    </div>
  );
}

const CountLinks = ({ narrowed }: { narrowed: Record<string, string> }) => (
  <>
    <Button href={`#${paths.stockCounts}`}>盘点单</Button>
    {useMay('goods/stock/adjust') && (
      <Button type="primary" href={`#${stockCountPath(narrowed)}`}>
        盘点
      </Button>
    )}
  </>
);

type PlaceFiltersProps = {
  category: string;
  supplier: string;
  onChange: (change: { category?: string; supplier?: string }) => void;
  isFiltered: boolean;
  onClear: () => void;
};

function PlaceFilters({ category, supplier, onChange, isFiltered, onClear }: PlaceFiltersProps) {
  const choices = useStockChoices().data?.resultData;
  return (
    <>
      <TreeSelect<number[]>
        multiple
        allowClear
        aria-label="分类"
        placeholder="分类"
        className={styles.place ?? ''}
        treeNodeFilterProp="title"
        maxTagCount="responsive"
        treeData={treeOf(choices?.categories ?? [])}
        value={idsIn(category)}
        onChange={(chosen) => onChange({ category: chosen.join() })}
      />
      <Select<number[]>
        mode="multiple"
        allowClear
        aria-label="供应商"
        placeholder="供应商"
        className={styles.place ?? ''}
        optionFilterProp="label"
        maxTagCount="responsive"
        options={(choices?.suppliers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={idsIn(supplier)}
        onChange={(chosen) => onChange({ supplier: chosen.join() })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={onClear}>
          清空条件
        </Button>
      )}
    </>
  );
}
