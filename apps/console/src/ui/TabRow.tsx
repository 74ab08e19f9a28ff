import styles from './TabRow.module.css';

type Tab<Key extends string> = { key: Key; label: string; count?: number | undefined };
type TabRowProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChoose: (key: Key) => void;
};

/** Beyond this nobody counts. */
const most = 999_999;

const countText = (count: number): string =>
  count > most ? `${most.toLocaleString('zh-CN')}+` : count.toLocaleString('zh-CN');

/** The parts of a list with how many are in each. */
export const TabRow = <Key extends string>({ label, tabs, current, onChoose }: TabRowProps<Key>) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ key, label: name, count }) => (
      <button key={key} type="button" aria-current={key === current ? 'true' : undefined} onClick={() => onChoose(key)}>
        {name} <small>{count !== undefined && countText(count)}</small>
      </button>
    ))}
  </nav>
);
