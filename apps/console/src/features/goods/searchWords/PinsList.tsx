import type { Pin, WordProduct } from '@yigou/contract/goods/searchWords.console';
import { today } from '@yigou/web-kit';
import { Tag } from 'antd';
import { ListTable } from '../../../ui/ListTable';
import { PinPane } from './PinPane';
import styles from './SearchWords.module.css';
import { usePins } from './searchWords.api';
import { daysText } from './searchWords.rules';
import { closed, type WordListProps } from './wordList';

const Names = ({ products }: { products: readonly WordProduct[] }) =>
  products.map(({ productId, name }) => (
    <p key={productId} className={styles.line} title={name}>
      {name}
    </p>
  ));

export function PinsList({ filter, paging, go, onDone }: WordListProps) {
  const page = usePins({ ...paging, searchKey: filter.word });
  const opened = page.data?.resultData.find(({ word }) => word === filter.open);
  const isNew = filter.make === '1' || filter.try !== '';
  return (
    <>
      <ListTable<Pin>
        noun="置顶与隐藏"
        query={page}
        paging={paging}
        unit="个"
        onGo={go}
        rowKey="word"
        empty={filter.word ? '没有符合条件的词' : '暂无置顶与隐藏'}
        rowClassName={({ word }) => (word === filter.open ? (styles.opened ?? '') : '')}
        onRow={({ word }) => ({ onClick: () => go({ ...closed, open: word }) })}
        columns={[
          { title: '搜索词', width: 160, render: (_: unknown, { word }: Pin) => <b>{word}</b> },
          { title: '置顶', render: (_: unknown, { pinned }: Pin) => <Names products={pinned} /> },
          { title: '隐藏', render: (_: unknown, { hidden }: Pin) => <Names products={hidden} /> },
          {
            title: '日期',
            width: 200,
            render: (_: unknown, { fromDay, toDay }: Pin) => (
              <>
                {daysText(fromDay, toDay)} {toDay && toDay < today() && <Tag>已结束</Tag>}
              </>
            ),
          },
        ]}
      />
      {(isNew || opened) && (
        <PinPane
          key={isNew ? `new ${filter.try}` : opened?.word}
          pin={isNew ? null : (opened ?? null)}
          word={filter.try}
          onDone={onDone}
          onClose={() => go(closed)}
        />
      )}
    </>
  );
}
