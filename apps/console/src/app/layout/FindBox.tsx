import { SearchOutlined } from '@ant-design/icons';
import type { Found } from '@yigou/contract/people/lookup';
import { findWordLeast, foundKindLabels } from '@yigou/contract/people/lookup.terms';
import { AutoComplete, Input, type InputRef } from 'antd';
import { type KeyboardEvent as Pressed, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from '../../ui/typing';
import { useApiQuery } from '../client';
import { foundPath } from '../found';
import styles from './FindBox.module.css';

const pauseMs = 250;

/** What was typed, once the typing has paused. */
function useSettled(word: string): string {
  const [settled, setSettled] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), pauseMs);
    return () => clearTimeout(timer);
  }, [word]);
  return settled;
}

/** Anything by its number or name. `/` brings one here from wherever one is. */
export function FindBox() {
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const asked = useSettled(word.trim());
  const [eager, setEager] = useState(false);
  const walked = useRef(false);
  const box = useRef<InputRef>(null);
  const { data, isFetching } = useApiQuery(
    'Search/Find',
    { word: asked },
    { enabled: asked.length >= findWordLeast, staleTime: 10_000 },
  );
  const found = asked.length >= findWordLeast ? data?.resultData : undefined;

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus({ cursor: 'all' });
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  // Enter before anything was found, as a scanner sends it, opens the first as soon as it is there.
  const settled = asked === word.trim() && !isFetching;
  useEffect(() => {
    const [first] = found ?? [];
    if (!eager || !settled) return;
    setEager(false);
    if (first) open(first);
  });

  /** Whoever has walked to one of them means that one. */
  function press({ key }: Pressed) {
    if (key === 'ArrowDown' || key === 'ArrowUp') walked.current = true;
    if (key === 'Enter' && !walked.current && word.trim().length >= findWordLeast) setEager(true);
  }

  function type(typed: string) {
    walked.current = false;
    setEager(false);
    setWord(typed);
  }

  function open(thing: Found) {
    type('');
    box.current?.blur();
    navigate(foundPath[thing.kind](thing));
  }

  return (
    <AutoComplete
      className={styles.find ?? ''}
      value={word}
      defaultActiveFirstOption={false}
      popupMatchSelectWidth={560}
      options={(found ?? []).map((thing, at) => ({ value: String(at), label: <FoundRow thing={thing} /> }))}
      notFoundContent={found && !isFetching ? '没有找到' : null}
      onChange={type}
      onInputKeyDown={press}
      onSelect={(at: string) => {
        const thing = found?.[Number(at)];
        if (thing) open(thing);
      }}
    >
      <Input
        ref={box}
        prefix={<SearchOutlined />}
        suffix={<kbd className={styles.key}>/</kbd>}
        aria-label="全局查找"
        placeholder="查找订单号、采购企业、SKU、运单号、银行流水"
        maxLength={64}
      />
    </AutoComplete>
  );
}

const FoundRow = ({ thing: { kind, title, note } }: { thing: Found }) => (
  <span className={styles.row}>
    <small>{foundKindLabels[kind]}</small>
    <b>{title}</b>
    <span>{note}</span>
  </span>
);
