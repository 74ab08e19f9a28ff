import { CloseOutlined } from '@ant-design/icons';
import type { TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import { typedWordDays, typedWordLimits } from '@yigou/contract/goods/typedWords.terms';
import { Button } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import { ExportButton } from '../../../ui/ExportButton';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordTabs } from './shared/WordTabs';
import styles from './TypedWords.module.css';
import { askedIn, type Conditions, typedWordNames } from './typedWordFilter.rules';
import { exportWords, useTypedWords } from './typedWords.api';
import { useDecided } from './useDecided';
import { WordFigures } from './WordFigures';
import { DaysSelect, WordFilters } from './WordFilters';
import { WordPane } from './WordPane';
import { number, wordColumns } from './wordColumns';

/** What people type into the search, and what becomes of it. */
export function TypedWordsPage() {
  const { filter, paging, go } = useListQuery(typedWordNames);
  const asked = askedIn(filter);
  const page = useTypedWords({ ...paging, searchKey: filter.word, reqData: asked });
  const { data } = page;
  const rows = data?.resultData ?? [];
  const opened = Number(filter.wordId);
  const open = (id: number | undefined) => go({ wordId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(rows, (row) => row.wordId, opened, open);
  const narrow = (change: Partial<Conditions>) => go({ ...change, wordId: '' });
  const mayDecide = useMay('goods/edit');
  const [picked, setPicked] = useState<number[]>([]);
  const decided = useDecided();
  const chosen = rows.filter(({ wordId }) => picked.includes(wordId));
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="搜索词" note={`${typedWordDays[asked.days]}，全部站点`}>
        <DaysSelect asked={asked} onChange={narrow} />
        <ExportButton
          label="导出"
          count={data?.totalCount ?? 0}
          most={typedWordLimits.exported}
          of="个词"
          run={() => exportWords({ searchKey: filter.word, reqData: asked })}
        />
      </PageHead>
      <WordTabs current="typed" />
      <WordFigures
        data={data}
        current={asked.kind}
        onChoose={(kind) => narrow({ kind: kind === 'watch' ? '' : kind })}
      />
      <div className={styles.filters}>
        <WordFilters
          {...{ asked, word: filter.word, whose: filter.whose, whoseName: data?.whose ?? '' }}
          onChange={narrow}
        />
        <span className={styles.total}>{data && `${number(data.searches)} 次搜索，${number(data.customers)} 家`}</span>
      </div>
      {decided.text && <Decided {...decided} text={decided.text} />}
      {chosen.length > 0 && (
        <PickedBar
          rows={chosen}
          busy={decided.busy}
          onDecide={(state) => decided.run(chosen, state, () => setPicked([]))}
        />
      )}
      <ListTable<TypedWordRow>
        noun="搜索过的词"
        query={page}
        paging={paging}
        unit="个"
        onGo={(change) => go({ ...change, wordId: '' })}
        rowKey="wordId"
        empty={data?.searches === 0 ? `${typedWordDays[asked.days]}没有人搜索` : '没有符合条件的词'}
        {...rowProps}
        {...(mayDecide && {
          rowSelection: {
            selectedRowKeys: chosen.map(({ wordId }) => wordId),
            onChange: (keys) => setPicked(keys.map(Number)),
            columnWidth: 40,
          },
        })}
        columns={opened > 0 ? wordColumns.filter((column) => column.beside) : wordColumns}
      />
      {opened > 0 && (
        <WordPane
          key={opened}
          wordId={opened}
          asked={asked}
          onDecide={(word, state) => decided.run([word], state)}
          {...beside}
        />
      )}
    </div>
  );
}

type DecidedProps = { text: string; busy: boolean; undo: () => void; forget: () => void };

const Decided = ({ text, busy, undo, forget }: DecidedProps) => (
  <p className={styles.decided} role="status">
    {text}
    <Button size="small" loading={busy} onClick={undo}>
      撤销
    </Button>
    <Button size="small" type="text" icon={<CloseOutlined />} aria-label="关闭提示" onClick={forget} />
  </p>
);

type PickedBarProps = {
  rows: readonly TypedWordRow[];
  busy: boolean;
  onDecide: (state: TypedWordRow['state']) => void;
};

/** Only words that stand alike are marked together, so that one step takes it back. */
const PickedBar = ({ rows, busy, onDecide }: PickedBarProps) => {
  const [first] = rows;
  const alike = rows.every(({ state }) => state === first?.state);
  const act = (label: string, state: TypedWordRow['state']) =>
    first?.state !== state && (
      <Button size="small" disabled={!alike} loading={busy} onClick={() => onDecide(state)}>
        {label}
      </Button>
    );
  return (
    <p className={styles.decided}>
      选中 {rows.length} 个词
      {act('标为已处理', 'handled')}
      {act('忽略', 'ignored')}
      {act('改回未处理', 'open')}
      {!alike && <small>处理状态不同的词不能一起标记</small>}
    </p>
  );
};
