import type { PurchaseList } from '@yigou/contract/trade/lists';
import { Select } from '../../../ui/Select';
import styles from './ListNav.module.css';

type ListNavProps = { lists: readonly PurchaseList[]; shown: PurchaseList; onOpen: (listId: number) => void };

const groupsOf = (lists: readonly PurchaseList[]) =>
  [
    { title: '我的', lists: lists.filter((list) => list.own) },
    { title: '共享给我', lists: lists.filter((list) => !list.own) },
  ].filter((group) => group.lists.length > 0);

/** A column beside the list; where there is no room for one, a choice above it. */
export function ListNav({ lists, shown, onOpen }: ListNavProps) {
  const groups = groupsOf(lists);
  return (
    <>
      <nav className={styles.column} aria-label="采购清单">
        {groups.map(({ title, lists: own }) => (
          <section key={title}>
            <h2>{title}</h2>
            {own.map((list) => (
              <button
                key={list.listId}
                type="button"
                aria-current={list.listId === shown.listId || undefined}
                onClick={() => onOpen(list.listId)}
              >
                <span>{list.name}</span>
                <small>{list.lineCount}</small>
              </button>
            ))}
          </section>
        ))}
        <p>可从购物车、订单、批量导入存入清单</p>
      </nav>
      <Select
        className={styles.choice}
        aria-label="选择清单"
        value={shown.listId}
        onChange={(event) => onOpen(Number(event.target.value))}
      >
        {groups.map(({ title, lists: own }) => (
          <optgroup key={title} label={title}>
            {own.map((list) => (
              <option key={list.listId} value={list.listId}>
                {list.name}（{list.lineCount}）
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </>
  );
}
