import { Button } from '../../../ui/Button';
import styles from './Entries.module.css';
import type { EntryView } from './entries.rules';

type EntrySearchProps = { view: EntryView; onGo: (change: Partial<EntryView>) => void };

const ways = { order: '按单', line: '按明细行' } as const;

/** What is looked for within the statement, and how much is told of it. */
export const EntrySearch = ({ view, onGo }: EntrySearchProps) => (
  <form
    className={styles.search}
    onSubmit={(event) => {
      event.preventDefault();
      onGo({ word: String(new FormData(event.currentTarget).get('word') ?? '').trim() });
    }}
  >
    <input
      name="word"
      type="search"
      aria-label="在对账单中查找"
      placeholder="单号、商品或金额"
      maxLength={50}
      defaultValue={view.word}
    />
    <Button type="submit">查找</Button>
    {view.word && (
      <Button kind="text" onClick={() => onGo({ word: '' })}>
        清除
      </Button>
    )}
    <fieldset className={styles.ways} aria-label="显示方式">
      {(Object.keys(ways) as EntryView['by'][]).map((by) => (
        <button key={by} type="button" aria-pressed={view.by === by} onClick={() => onGo({ by })}>
          {ways[by]}
        </button>
      ))}
    </fieldset>
  </form>
);
