import styles from './FavouritesPage.module.css';

type FavouriteGroupsProps = {
  groups: readonly { groupName: string; count: number }[];
  chosen: string | null;
  onChoose: (group: string | null) => void;
};

export function FavouriteGroups({ groups, chosen, onChoose }: FavouriteGroupsProps) {
  const named = groups.filter((group) => group.groupName !== '');
  if (named.length === 0 && chosen === null) return null;
  const none = groups.find((group) => group.groupName === '')?.count ?? 0;
  const all = groups.reduce((sum, group) => sum + group.count, 0);
  const choices = [
    { group: null, label: '全部分组', count: all },
    ...named.map(({ groupName, count }) => ({ group: groupName, label: groupName, count })),
    { group: '', label: '未分组', count: none },
  ];
  return (
    <fieldset className={styles.groups}>
      <legend>分组</legend>
      {choices.map(({ group, label, count }) => (
        <button key={label} type="button" aria-pressed={chosen === group} onClick={() => onChoose(group)}>
          {label} <small>{count}</small>
        </button>
      ))}
    </fieldset>
  );
}
