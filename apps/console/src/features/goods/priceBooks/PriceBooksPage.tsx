import type { BookHead } from '@yigou/contract/goods/priceBooks.console';
import { type BookAudience, type BookTab, bookAudienceLabels, bookTabs } from '@yigou/contract/goods/priceBooks.terms';
import { ListPagination } from '@yigou/web-kit/antd';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../app/operator';
import { priceBookPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { useRowKeys } from '../../../ui/useRowKeys';
import { WordSearch } from '../../../ui/WordSearch';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { BookForm } from './BookForm';
import { BookTimeline } from './BookTimeline';
import { bookColumns } from './bookColumns';
import styles from './PriceBooks.module.css';
import { useBookPage } from './priceBooks.api';
import { useReasonsBox } from './ReasonsDrawer';

const tabs = Object.keys(bookTabs) as BookTab[];
const isTab = (text: string): text is BookTab => text in bookTabs;
const isAudience = (text: string): text is BookAudience => text in bookAudienceLabels;
const audiences = Object.entries(bookAudienceLabels).map(([value, label]) => ({ value, label }));

/** Every price book: for whom, when, and what has to be looked at. */
export function PriceBooksPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'audience', 'view'] as const);
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const may = useMay('goods/prices/edit');
  const reasons = useReasonsBox();
  const tab = isTab(filter.tab) ? filter.tab : 'all';
  const audience = isAudience(filter.audience) ? filter.audience : undefined;
  const page = useBookPage({ ...paging, searchKey: filter.word, reqData: { tab, ...(audience && { audience }) } });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const isFiltered = filter.word !== '' || audience !== undefined || tab !== 'all';
  const empty = isFiltered ? '没有符合条件的价目表' : '暂无价目表';
  useRowKeys(
    rows.map(({ priceBookId }) => priceBookId),
    (id) => navigate(priceBookPath(id)),
  );
  return (
    <>
      <PageHead title="价目表" note={data && `${data.tabCounts.running} 本生效中`}>
        <Button onClick={() => reasons.open({})}>查价格依据</Button>
        {may && (
          <Button type="primary" onClick={() => setMaking(true)}>
            新建价目表
          </Button>
        )}
      </PageHead>
      <TabRow
        label="价目表状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: bookTabs[key], count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key === 'all' ? '' : key })}
      />
      <SavedViews list="priceBooks" />
      <div className={styles.filters}>
        <WordSearch label="价目表、企业、客户组或商品编号" word={filter.word} onSearch={(word) => go({ word })} />
        <Select
          aria-label="对象"
          className={styles.audience ?? ''}
          placeholder="对象：全部"
          allowClear
          {...(audience && { value: audience })}
          options={audiences}
          onChange={(value: string | undefined) => go({ audience: value ?? '' })}
        />
        <Segmented
          aria-label="显示方式"
          value={filter.view === 'time' ? 'time' : 'list'}
          options={[
            { value: 'list', label: '列表' },
            { value: 'time', label: '时间' },
          ]}
          onChange={(view) => go({ view: view === 'time' ? 'time' : '' })}
        />
      </div>
      {filter.view === 'time' && !page.isError && !page.isPending ? (
        <>
          <BookTimeline books={rows} empty={empty} />
          <ListPagination {...paging} totalCount={data?.totalCount ?? 0} unit="本" onGo={go} />
        </>
      ) : (
        <ListTable<BookHead>
          noun="价目表"
          query={page}
          paging={paging}
          unit="本"
          onGo={go}
          rowKey="priceBookId"
          empty={empty}
          columns={bookColumns}
        />
      )}
      {making && <BookForm book={null} onClose={() => setMaking(false)} />}
      {reasons.box}
    </>
  );
}
