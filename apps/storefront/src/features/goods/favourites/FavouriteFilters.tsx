import { Input, Segmented } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import styles from './FavouritesPage.module.css';
import { type FavouriteFilter, type FavouriteView, favouriteViews, firstPage } from './favourites.rules';

type FavouriteFiltersProps = { filter: FavouriteFilter; onGo: (change: Partial<FavouriteFilter>) => void };

const views = Object.entries(favouriteViews).map(([value, label]) => ({ value: value as FavouriteView, label }));

export function FavouriteFilters({ filter, onGo }: FavouriteFiltersProps) {
  const [keyword, setKeyword] = useState(filter.keyword);

  function submit(event: FormEvent) {
    event.preventDefault();
    onGo({ keyword: keyword.trim() });
  }

  return (
    <form className={styles.filters} onSubmit={submit}>
      <Segmented aria-label="显示" options={views} value={filter.view} onChange={(view) => onGo({ view })} />
      <div className={styles.words}>
        <Input
          aria-label="商品名称或编号"
          placeholder="商品名称或编号"
          maxLength={100}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Button type="submit" kind="primary">
          查询
        </Button>
        <Button onClick={() => onGo(firstPage)}>重置</Button>
      </div>
    </form>
  );
}
