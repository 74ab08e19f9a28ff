import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import type { HotDraft } from '@yigou/contract/goods/searchWords.console';
import { searchWordLimits as limits, shopAddress } from '@yigou/contract/goods/searchWords.terms';
import { Alert, Button, Empty, Input, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../app/operator';
import styles from './SearchWords.module.css';
import { useHot, useSaveHot } from './searchWords.api';
import { moved } from './searchWords.rules';
import type { TellUndo } from './UndoBar';

/** A few words in their order: written and saved together. */
export function HotList({ onDone }: { onDone: TellUndo }) {
  const { data, isError, refetch } = useHot();
  if (isError)
    return <Alert type="error" title="热搜词加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active />;
  return <HotForm key={JSON.stringify(data.resultData)} seen={data.resultData} onDone={onDone} />;
}

const faultOf = ({ address }: HotDraft): string =>
  address !== '' && !shopAddress.pattern.test(address) ? shopAddress.message : '';

function HotForm({ seen, onDone }: { seen: readonly HotDraft[]; onDone: TellUndo }) {
  const may = useMay('goods/edit');
  const [words, setWords] = useState<HotDraft[]>([...seen]);
  const save = useSaveHot();
  const isSame = JSON.stringify(words) === JSON.stringify(seen);
  const ready = words.every((each) => each.word.trim() !== '' && !faultOf(each));
  const change = (at: number, part: Partial<HotDraft>) =>
    setWords(words.map((each, place) => (place === at ? { ...each, ...part } : each)));
  const store = () => {
    const after = words.map(({ word, address }) => ({ word: word.replace(/\s+/g, ' ').trim(), address }));
    // The list is drawn anew with what was saved, so the list is not what waits for it.
    save.mutateAsync({ seen: [...seen], words: after }).then(
      () => onDone('热搜词已保存', () => save.mutate({ seen: after, words: [...seen] })),
      () => {},
    );
  };
  return (
    <div className={styles.hot}>
      <p className={styles.hint}>按次序显示在搜索框下；地址留空时搜索该词，最多 {limits.hot} 个。</p>
      {words.length === 0 && <Empty description="暂无热搜词" />}
      <ol aria-label="热搜词">
        {words.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and its word is being written.
          <li key={at}>
            <span>{at + 1}</span>
            <Input
              aria-label={`第 ${at + 1} 个热搜词`}
              placeholder="词"
              maxLength={limits.word}
              disabled={!may}
              value={each.word}
              onChange={({ target }) => change(at, { word: target.value })}
            />
            <Input
              aria-label={`第 ${at + 1} 个的地址`}
              placeholder="站内地址（可选），如 /help?docId=1"
              maxLength={limits.address}
              disabled={!may}
              status={faultOf(each) ? 'error' : ''}
              title={faultOf(each)}
              value={each.address}
              onChange={({ target }) => change(at, { address: target.value.trim() })}
            />
            {may && (
              <span>
                <Tool
                  name={`上移第 ${at + 1} 个`}
                  icon={<ArrowUpOutlined />}
                  disabled={at === 0}
                  act={() => setWords(moved(words, at, -1))}
                />
                <Tool
                  name={`下移第 ${at + 1} 个`}
                  icon={<ArrowDownOutlined />}
                  disabled={at === words.length - 1}
                  act={() => setWords(moved(words, at, 1))}
                />
                <Tool
                  name={`移除第 ${at + 1} 个`}
                  icon={<CloseOutlined />}
                  act={() => setWords(words.filter((_, place) => place !== at))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {may && (
        <div className={styles.buttons}>
          <Button disabled={words.length >= limits.hot} onClick={() => setWords([...words, { word: '', address: '' }])}>
            添加热搜词
          </Button>
          <Button type="primary" loading={save.isPending} disabled={isSame || !ready} onClick={store}>
            保存热搜词
          </Button>
          {!isSame && <Button onClick={() => setWords([...seen])}>恢复</Button>}
        </div>
      )}
    </div>
  );
}

type ToolProps = { name: string; icon: ReactNode; disabled?: boolean; act: () => void };
const Tool = ({ name, icon, disabled = false, act }: ToolProps) => (
  <Button type="text" size="small" aria-label={name} icon={icon} disabled={disabled} onClick={act} />
);
