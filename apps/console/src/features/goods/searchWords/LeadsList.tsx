import type { Lead } from '@yigou/contract/goods/searchWords.console';
import { leadKinds } from '@yigou/contract/goods/searchWords.terms';
import { Tag } from 'antd';
import { ListTable } from '../../../ui/ListTable';
import { LeadPane } from './LeadPane';
import styles from './SearchWords.module.css';
import { useLeads } from './searchWords.api';
import { closed, type WordListProps } from './wordList';

export function LeadsList({ filter, paging, go, onDone }: WordListProps) {
  const page = useLeads({ ...paging, searchKey: filter.word });
  const opened = page.data?.resultData.find(({ word }) => word === filter.open);
  const isNew = filter.make === '1' || filter.try !== '';
  return (
    <>
      <ListTable<Lead>
        noun="词的去向"
        query={page}
        paging={paging}
        unit="个"
        onGo={go}
        rowKey="word"
        empty={filter.word ? '没有符合条件的词' : '暂无词的去向'}
        rowClassName={({ word }) => (word === filter.open ? (styles.opened ?? '') : '')}
        onRow={({ word }) => ({ onClick: () => go({ ...closed, open: word }) })}
        columns={[
          { title: '搜索词', width: 240, render: (_: unknown, { word }: Lead) => <b>{word}</b> },
          { title: '去向', width: 120, render: (_: unknown, { kind }: Lead) => leadKinds[kind] },
          {
            title: '内容',
            render: (_: unknown, { name }: Lead) => name || <Tag color="red">已失效</Tag>,
          },
        ]}
      />
      {(isNew || opened) && (
        <LeadPane
          key={isNew ? `new ${filter.try}` : opened?.word}
          lead={isNew ? null : (opened ?? null)}
          word={filter.try}
          product={isNew && Number(filter.product) > 0 ? { id: Number(filter.product), name: filter.also } : null}
          onDone={onDone}
          onClose={() => go(closed)}
        />
      )}
    </>
  );
}
