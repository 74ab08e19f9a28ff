import type { Pin } from '@yigou/contract/goods/searchWords.console';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useMay } from '../../../app/operator';
import { DayPicker } from '../priceBooks/shared/DayPicker';
import { ProductPicks } from './ProductPicks';
import styles from './SearchWords.module.css';
import { useRemovePin, useSavePin } from './searchWords.api';
import { TryBox } from './TryBox';
import type { TellUndo } from './UndoBar';
import { WordPane } from './WordPane';

const idsOf = (pin: Pin) => ({
  word: pin.word,
  pinned: pin.pinned.map(({ productId }) => productId),
  hidden: pin.hidden.map(({ productId }) => productId),
  fromDay: pin.fromDay,
  toDay: pin.toDay,
});

type PinPaneProps = { pin: Pin | null; word: string; onDone: TellUndo; onClose: () => void };

/** What stands on top of a word, and what it does not show. */
export function PinPane({ pin, word: first, onDone, onClose }: PinPaneProps) {
  const may = useMay('goods/edit');
  const [draft, setDraft] = useState<Pin>(pin ?? { word: first, pinned: [], hidden: [], fromDay: null, toDay: null });
  const [word, setWord] = useState(draft.word);
  const save = useSavePin();
  const remove = useRemovePin();
  const [idOfWord, idOfFrom, idOfTo] = [useId(), useId(), useId()];
  const seen = pin && idsOf(pin);
  const after = { ...idsOf(draft), word: draft.word.replace(/\s+/g, ' ').trim() };
  const ready = after.word !== '' && after.pinned.length + after.hidden.length > 0;
  const change = (part: Partial<Pin>) => setDraft({ ...draft, ...part });

  const store = () =>
    save.mutate(
      { seen, draft: after },
      {
        onSuccess: () => {
          onDone(`“${after.word}”的置顶与隐藏已保存`, () =>
            seen ? save.mutate({ seen: after, draft: seen }) : remove.mutate({ seen: after }),
          );
          onClose();
        },
      },
    );
  const drop = () =>
    seen &&
    remove.mutate(
      { seen },
      {
        onSuccess: () => {
          onDone(`“${seen.word}”的置顶与隐藏已删除`, () => save.mutate({ draft: seen }));
          onClose();
        },
      },
    );

  return (
    <WordPane
      title={pin ? '置顶与隐藏' : '新建置顶与隐藏'}
      saveText="保存"
      saving={save.isPending}
      disabled={!may || !ready || JSON.stringify(after) === JSON.stringify(seen)}
      onSave={store}
      onRemove={may && pin ? drop : undefined}
      onClose={onClose}
    >
      <TryBox word={word} onWord={setWord} change={ready ? { kind: 'pins', draft: after } : null}>
        <div className={styles.field}>
          <label htmlFor={idOfWord}>搜索词</label>
          <Input
            id={idOfWord}
            maxLength={30}
            value={draft.word}
            onChange={({ target }) => {
              if (word === draft.word) setWord(target.value);
              change({ word: target.value });
            }}
          />
        </div>
        <ProductPicks label="置顶商品" ordered products={draft.pinned} onChange={(pinned) => change({ pinned })} />
        <ProductPicks label="隐藏商品" products={draft.hidden} onChange={(hidden) => change({ hidden })} />
        <div className={styles.days}>
          <div className={styles.field}>
            <label htmlFor={idOfFrom}>开始日期（可选）</label>
            <DayPicker id={idOfFrom} value={draft.fromDay ?? ''} onChange={(day) => change({ fromDay: day || null })} />
          </div>
          <div className={styles.field}>
            <label htmlFor={idOfTo}>结束日期（可选）</label>
            <DayPicker id={idOfTo} value={draft.toDay ?? ''} onChange={(day) => change({ toDay: day || null })} />
          </div>
        </div>
      </TryBox>
    </WordPane>
  );
}
