import { searchWordKinds } from '@yigou/contract/goods/searchWords.terms';
import { showRefusal } from '@yigou/web-kit';
import { Button } from 'antd';
import { useMay } from '../../../app/operator';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { WordTabs } from '../typedWords/shared/WordTabs';
import { exportWords } from './exporting';
import { HotList } from './HotList';
import { LeadsList } from './LeadsList';
import { PinsList } from './PinsList';
import styles from './SearchWords.module.css';
import { SynonymsList } from './SynonymsList';
import { readTab } from './searchWords.rules';
import { UndoBar, useUndo } from './UndoBar';
import { closed, filterNames } from './wordList';

const lists = { synonyms: SynonymsList, leads: LeadsList, pins: PinsList };

/** The words of the search, kept by operators and tried before they count. */
export function SearchWordsPage() {
  const { filter, paging, go } = useListQuery(filterNames);
  const may = useMay('goods/edit');
  const { done, tell, close } = useUndo();
  const tab = readTab(filter.tab);
  const isOpen = tab !== 'hot' && (filter.open !== '' || filter.make === '1' || filter.try !== '');
  const List = tab === 'hot' ? null : lists[tab];
  return (
    <div className={isOpen ? styles.beside : undefined}>
      <PageHead title="搜索词" note="保存 1 秒后全部服务器生效">
        <Button onClick={() => exportWords(tab).catch(showRefusal)}>导出</Button>
        {may && tab !== 'hot' && (
          <Button type="primary" onClick={() => go({ ...closed, make: '1' })}>
            新建{searchWordKinds[tab]}
          </Button>
        )}
      </PageHead>
      <WordTabs current={tab} />
      <UndoBar done={done} onClose={close} />
      {List ? (
        <>
          <div className={styles.filters}>
            <WordSearch label="找一个词" word={filter.word} onSearch={(word) => go({ ...closed, word })} />
          </div>
          <List filter={filter} paging={paging} go={go} onDone={tell} />
        </>
      ) : (
        <HotList onDone={tell} />
      )}
    </div>
  );
}
