import type { ReactNode } from 'react';
import { confirmBox } from '../messages/messages';
import styles from './ViewChips.module.css';

type ViewChipsProps = {
  /** What most people ask every day, named already. */
  ready?: readonly { name: string; query: string }[];
  kept: readonly { viewId: number; name: string; query: string }[];
  /** What the list is asked now, as `viewQuery` writes it. */
  current: string;
  cross: ReactNode;
  className: string | undefined;
  onChoose: (query: URLSearchParams) => void;
  onForget: (viewId: number) => void;
  children: ReactNode;
};

/** Filters by name. What is saved is what stands in the address, so whatever a list can be asked can be kept. */
export function ViewChips({ ready = [], kept, current, className, onForget, children, ...rest }: ViewChipsProps) {
  async function forget(viewId: number, name: string) {
    if (await confirmBox({ text: `删除视图“${name}”？`, confirmText: '删除' })) onForget(viewId);
  }

  return (
    <nav className={`${styles.views} ${className}`} aria-label="我的视图">
      {ready.map((view) => (
        <Chip key={view.name} {...view} {...rest} isCurrent={view.query === current} />
      ))}
      {kept.map(({ viewId, name, query }) => (
        <Chip
          key={viewId}
          name={name}
          query={query}
          {...rest}
          isCurrent={query === current}
          onForget={() => forget(viewId, name)}
        />
      ))}
      {children}
    </nav>
  );
}

type ChipProps = Pick<ViewChipsProps, 'cross' | 'onChoose'> & {
  name: string;
  query: string;
  isCurrent: boolean;
  onForget?: () => void;
};

const Chip = ({ name, query, isCurrent, cross, onChoose, onForget }: ChipProps) => (
  <span className={styles.view} data-current={isCurrent || undefined}>
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(new URLSearchParams(query))}
    >
      {name}
    </button>
    {onForget && (
      <button type="button" aria-label={`删除视图 ${name}`} onClick={onForget}>
        {cross}
      </button>
    )}
  </span>
);
