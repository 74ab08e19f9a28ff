import type { GoodsRow } from '@yigou/contract/goods/assortment.console';
import { type GoodsTab, goodsLimits, goodsSorts, goodsTabs } from '@yigou/contract/goods/assortment.terms';
import { today } from '@yigou/web-kit';
import { Button, Select, Tag } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../app/operator';
import { goodsGridPath, productPath } from '../../../app/paths';
import { ExportButton } from '../../../ui/ExportButton';
import listStyles from '../../../ui/List.module.css';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { useRowKeys } from '../../../ui/useRowKeys';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { exportGoods, useGoodsFacets, useGoodsPage } from './assortment.api';
import { BulkBar } from './BulkBar';
import { FoldedSkus } from './FoldedSkus';
import styles from './Goods.module.css';
import { GoodsFacetList } from './GoodsFacetList';
import { goodsColumns } from './goodsColumns';
import { chosenTags, filterIn, filterNames, noConditions, sortIn, toggled } from './shared/filter.rules';

const tabs = Object.keys(goodsTabs) as GoodsTab[];

const readyViews = [
  { name: '资料不全', query: 'gap=picture%2Cdetail%2CtaxCode%2Ccost%2Cparams' },
  { name: '毛利低于 8%', query: 'margin=low' },
  { name: '断货在售', query: 'stock=soldOut' },
  { name: '本周改过', query: 'change=week' },
];

const sorts = Object.entries(goodsSorts).map(([value, label]) => ({ value, label }));

/** All goods of the company, narrowed from the left, changed from below. */
export function GoodsPage() {
  const navigate = useNavigate();
  const may = useMay('goods/edit');
  const { filter, paging, go } = useListQuery(filterNames);
  const { sort: _, ...conditions } = filter;
  const asked = filterIn(filter);
  const sort = sortIn(filter);
  const narrowed = { searchKey: filter.word, reqData: asked };
  const page = useGoodsPage({ ...paging, searchKey: filter.word, reqData: { ...asked, sort } });
  const facets = useGoodsFacets(narrowed).data?.resultData;
  const { data } = page;
  const rows = data?.resultData ?? [];
  const [picked, setPicked] = useState<number[]>([]);
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  // Only what can be seen is acted on.
  const chosen = picked.filter((productId) => rows.some((row) => row.productId === productId));
  const fold = (productId: number) =>
    setUnfolded(
      unfolded.includes(productId) ? unfolded.filter((each) => each !== productId) : [...unfolded, productId],
    );
  const cursor = useRowKeys(
    rows.map(({ productId }) => productId),
    fold,
  );
  const tags = chosenTags(filter, facets);
  const isFiltered = tags.length > 0 || filter.word !== '';
  const shown = useChosenColumns('goods', goodsColumns);
  const count = (value: number) => value.toLocaleString('zh-CN');

  return (
    <>
      <PageHead title="商品" note={data && `${count(data.totalCount)} 件商品，${count(data.skuCount)} 个 SKU`}>
        <Button disabled={rows.length === 0} onClick={() => navigate(goodsGridPath(conditions))}>
          表格编辑
        </Button>
        {may && <Button onClick={() => navigate(productPath())}>新建商品</Button>}
        <ExportButton
          label={`导出 ${(data?.totalCount ?? 0).toLocaleString('zh-CN')} 件`}
          count={data?.skuCount ?? 0}
          most={goodsLimits.exportedSkus}
          of="个 SKU"
          run={() => exportGoods(narrowed, `商品 ${today()}.xlsx`)}
        />
      </PageHead>
      <TabRow
        label="商品状态"
        current={asked.tab}
        tabs={tabs.map((key) => ({ key, label: goodsTabs[key], count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key === 'all' ? '' : key })}
      />
      <SavedViews list="goods" ready={readyViews} />
      <div className={styles.columns}>
        <GoodsFacetList facets={facets} conditions={filter} onChange={go} />
        <div className={styles.list}>
          <div className={styles.filters}>
            <WordSearch label="名称、编号、物料编码或条码" word={filter.word} onSearch={(word) => go({ word })} />
            {tags.map(({ facet, value, text }) => (
              <Tag
                key={`${facet} ${value}`}
                closable
                onClose={(event) => {
                  event.preventDefault();
                  go({ [facet]: toggled(filter, facet, value) });
                }}
              >
                {text}
              </Tag>
            ))}
            {isFiltered && (
              <Button type="link" size="small" onClick={() => go(noConditions)}>
                清空条件
              </Button>
            )}
            <span className={styles.last}>
              <Select
                aria-label="排序"
                className={styles.sort ?? ''}
                value={sort}
                options={sorts}
                onChange={(value: string) => go({ sort: value === 'changed' ? '' : value })}
              />
              <ColumnChoice list="goods" columns={goodsColumns} />
            </span>
          </div>
          <ListTable<GoodsRow>
            noun="商品"
            query={page}
            paging={paging}
            unit="件"
            onGo={go}
            rowKey="productId"
            tableLayout="fixed"
            empty={isFiltered || asked.tab !== 'all' ? '没有符合条件的商品' : '暂无商品'}
            rowSelection={{ columnWidth: 36, selectedRowKeys: chosen, onChange: (keys) => setPicked(keys.map(Number)) }}
            rowClassName={({ productId }) => (productId === cursor ? (listStyles.opened ?? '') : '')}
            expandable={{
              columnWidth: 32,
              expandedRowKeys: [...unfolded],
              onExpand: (_, { productId }) => fold(productId),
              expandedRowRender: ({ productId }) => <FoldedSkus productId={productId} />,
            }}
            columns={shown}
          />
          {chosen.length > 0 && data && (
            <BulkBar
              productIds={chosen}
              skuCount={rows.reduce((sum, row) => sum + (chosen.includes(row.productId) ? row.skuCount : 0), 0)}
              all={{ ...narrowed, totalCount: data.totalCount, skuCount: data.skuCount }}
              labels={facets?.labels ?? []}
              onGrid={(ids) => navigate(goodsGridPath(ids ? { ids: ids.join() } : conditions))}
              onClear={() => setPicked([])}
            />
          )}
        </div>
      </div>
    </>
  );
}
