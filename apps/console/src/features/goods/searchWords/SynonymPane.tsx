import type { SynonymGroup } from '@yigou/contract/goods/searchWords.console';
import { Radio, Select, Tag } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import styles from './SearchWords.module.css';
import { useRemoveSynonyms, useSaveSynonyms } from './searchWords.api';
import { asOneWay, type GroupDraft, intoGroup, isGroupReady, sameGroup, tidyWords } from './searchWords.rules';
import { TryBox } from './TryBox';
import type { TellUndo } from './UndoBar';
import { WordPane } from './WordPane';

type SynonymPaneProps = { start: GroupDraft; word: string; onDone: TellUndo; onClose: () => void };

/** A group of synonyms, tried on a word before it is saved. */
export function SynonymPane({ start, word: first, onDone, onClose }: SynonymPaneProps) {
  const may = useMay('goods/edit');
  const [draft, setDraft] = useState(start);
  const [typed, setWord] = useState<string | null>(first || null);
  const [isOneWay, setOneWay] = useState(start.oneWay.length > 0);
  const save = useSaveSynonyms();
  const remove = useRemoveSynonyms();
  const { groupNo, seen, words, oneWay } = draft;
  const own = { words, oneWay };
  const ready = isGroupReady(own);
  const name = words[0] ?? '';
  // Until somebody tries another one, the group is tried by its own word.
  const word = typed ?? name;

  const store = () =>
    save.mutate(
      { groupNo, seen, draft: own },
      {
        onSuccess: ({ resultData: stands }) => {
          const after = { words: stands.words, oneWay: stands.oneWay };
          onDone(`同义词“${name}”已保存`, () =>
            seen
              ? save.mutate({ groupNo, seen: after, draft: seen })
              : remove.mutate({ groupNo: stands.groupNo, seen: after }),
          );
          onClose();
        },
      },
    );
  const drop = () =>
    groupNo !== null &&
    seen &&
    remove.mutate(
      { groupNo, seen },
      {
        onSuccess: () => {
          onDone(`同义词“${seen.words[0] ?? ''}”已删除`, () => save.mutate({ draft: seen }));
          onClose();
        },
      },
    );
  const join = (group: SynonymGroup) => setDraft(intoGroup(own, group));

  return (
    <WordPane
      title={groupNo === null ? '新建同义词' : '同义词'}
      saveText="保存同义词"
      saving={save.isPending}
      disabled={!may || !ready || sameGroup(own, seen)}
      onSave={store}
      onRemove={may && groupNo !== null ? drop : undefined}
      onClose={onClose}
    >
      <TryBox
        word={word}
        onWord={setWord}
        change={ready ? { kind: 'synonyms', groupNo, draft: own } : null}
        onJoin={join}
      >
        <Words
          label="同义词组"
          words={words}
          seen={seen?.words}
          onChange={(next) => setDraft({ ...draft, words: next })}
        />
        <Radio.Group
          aria-label="方向"
          value={isOneWay}
          onChange={({ target }) => {
            setOneWay(target.value);
            setDraft(asOneWay(draft, target.value));
          }}
          options={[
            { value: false, label: '互相找到' },
            { value: true, label: '有些词只单向找到这一组' },
          ]}
        />
        {isOneWay && (
          <>
            <Words
              label="只从这些词找到"
              words={oneWay}
              seen={seen?.oneWay}
              onChange={(next) => setDraft({ ...draft, oneWay: next })}
            />
            {oneWay.length > 0 && name && (
              <p className={styles.hint}>
                搜“{oneWay[0]}”会找到“{name}”，搜“{name}”不会找到“{oneWay[0]}”。
              </p>
            )}
          </>
        )}
      </TryBox>
    </WordPane>
  );
}

type WordsProps = {
  label: string;
  words: readonly string[];
  seen: readonly string[] | undefined;
  onChange: (words: string[]) => void;
};

/** What has just come stands out. */
const Words = ({ label, words, seen, onChange }: WordsProps) => (
  <div className={styles.field}>
    <span>{label}</span>
    <Select<string[]>
      mode="tags"
      aria-label={label}
      open={false}
      suffixIcon={null}
      placeholder="输入一个词后回车，可粘贴多个"
      tokenSeparators={[',', '，', '、']}
      value={[...words]}
      onChange={(typed) => onChange(tidyWords(typed))}
      tagRender={({ value, onClose }) => (
        <Tag
          closable
          onClose={onClose}
          className={seen?.includes(String(value)) ? (styles.tag ?? '') : (styles.fresh ?? '')}
        >
          {value}
        </Tag>
      )}
    />
  </div>
);
