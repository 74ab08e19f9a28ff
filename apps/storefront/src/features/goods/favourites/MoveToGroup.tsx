import { favouriteGroupMaxLength } from '@yigou/contract/goods/favourites.terms';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import styles from './FavouritesPage.module.css';

type MoveToGroupProps = { names: readonly string[]; busy: boolean; onMove: (groupName: string) => void };

/** A name that exists moves there; a new one makes the group; none takes out of it. */
export function MoveToGroup({ names, busy, onMove }: MoveToGroupProps) {
  const [name, setName] = useState('');
  const list = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onMove(name.trim());
  }

  return (
    <form className={styles.move} onSubmit={submit}>
      <input
        aria-label="分组名称"
        placeholder="分组名称，留空移出"
        maxLength={favouriteGroupMaxLength}
        list={list}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <datalist id={list}>
        {names.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Button type="submit" disabled={busy}>
        移到分组
      </Button>
    </form>
  );
}
