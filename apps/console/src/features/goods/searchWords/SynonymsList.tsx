import type { SynonymGroup } from '@yigou/contract/goods/searchWords.console';
import { Tag } from 'antd';
import { ListTable } from '../../../ui/ListTable';
import styles from './SearchWords.module.css';
import { SynonymPane } from './SynonymPane';
import { useSynonyms } from './searchWords.api';
import { advisedWords, groupDraft, newGroup } from './searchWords.rules';
import { closed, type WordListProps } from './wordList';

export function SynonymsList({ filter, paging, go, onDone }: WordListProps) {
  const page = useSynonyms({ ...paging, searchKey: filter.word });
  const opened = page.data?.resultData.find(({ groupNo }) => String(groupNo) === filter.open);
  const isNew = filter.make === '1' || filter.try !== '';
  const close = () => go(closed);
  return (
    <>
      <ListTable<SynonymGroup>
        noun="同义词"
        query={page}
        paging={paging}
        unit="组"
        onGo={go}
        rowKey="groupNo"
        empty={filter.word ? '没有符合条件的同义词' : '暂无同义词'}
        rowClassName={({ groupNo }) => (String(groupNo) === filter.open ? (styles.opened ?? '') : '')}
        onRow={({ groupNo }) => ({ onClick: () => go({ ...closed, open: String(groupNo) }) })}
        columns={[
          { title: '词', width: 140, render: (_: unknown, { words }: SynonymGroup) => <b>{words[0]}</b> },
          {
            title: '互相找到',
            render: (_: unknown, { words }: SynonymGroup) => (
              <span className={styles.words}>
                {words.slice(1).map((word) => (
                  <Tag key={word}>{word}</Tag>
                ))}
              </span>
            ),
          },
          {
            title: '单向',
            width: 160,
            render: (_: unknown, { oneWay }: SynonymGroup) => (
              <span className={styles.words}>
                {oneWay.map((word) => (
                  <Tag key={word} color="purple">
                    {word}
                  </Tag>
                ))}
              </span>
            ),
          },
        ]}
      />
      {(isNew || opened) && (
        <SynonymPane
          key={opened ? `group ${opened.groupNo}` : `new ${filter.try} ${filter.also}`}
          start={opened && !isNew ? groupDraft(opened) : newGroup(advisedWords(filter.try, filter.also))}
          word={filter.try}
          onDone={onDone}
          onClose={close}
        />
      )}
    </>
  );
}
