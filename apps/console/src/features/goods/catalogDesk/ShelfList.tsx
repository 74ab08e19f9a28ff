import type { ShelfRow } from '@yigou/contract/goods/catalogDesk.console';
import { type ListedThing, listedThings } from '@yigou/contract/goods/catalogDesk.terms';
import { Button, Drawer } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { goodsPath } from '../../../app/paths';
import { BesideDrawer } from '../../../ui/BesideDrawer';
import { ListTable } from '../../../ui/ListTable';
import { useBeside } from '../../../ui/useBeside';
import type { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import styles from './Shelves.module.css';
import { useShelf } from './shelf.api';
import { ThingForm } from './ThingForm';
import { Uses } from './Uses';

type Query = ReturnType<typeof useListQuery<'tab' | 'word' | 'id'>>;

/** Brands, suppliers or labels: how many goods bear each, and what can be said of it. */
export function ShelfList({ thing, query: { filter, paging, go } }: { thing: ListedThing; query: Query }) {
  const page = useShelf({ ...paging, searchKey: filter.word, reqData: { thing } });
  const rows = page.data?.resultData ?? [];
  const may = useMay('goods/edit');
  const what = listedThings[thing];
  const opened = Number(filter.id);
  const open = (id: number | undefined) => go({ id: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(rows, (row) => row.id, opened, open);
  const row = rows.find(({ id }) => id === opened);
  const isNew = filter.id === 'new';
  return (
    <div className={row || isNew ? styles.beside : undefined}>
      <div className={styles.filters}>
        <WordSearch label={`${what}名称`} word={filter.word} onSearch={(word) => go({ word, id: '' })} />
        {may && (
          <Button type="primary" onClick={() => go({ id: 'new', pageIndex: paging.pageIndex })}>
            新建{what}
          </Button>
        )}
      </div>
      <ListTable<ShelfRow>
        noun={what}
        query={page}
        paging={paging}
        unit="个"
        onGo={(change) => go({ ...change, id: '' })}
        rowKey="id"
        empty={filter.word ? `没有符合条件的${what}` : `暂无${what}`}
        {...rowProps}
        columns={columnsOf(thing)}
      />
      {isNew && (
        <Drawer
          open
          mask={false}
          size={480}
          rootStyle={{ top: 48 }}
          title={`新建${what}`}
          onClose={() => open(undefined)}
        >
          <ThingForm thing={thing} id={null} onSaved={() => open(undefined)} />
        </Drawer>
      )}
      {row && (
        <BesideDrawer
          noun={what}
          unit="个"
          size={480}
          {...beside}
          failed={false}
          onRetry={page.refetch}
          title={row.name}
        >
          {may && (
            <ThingForm
              key={`${row.id} ${JSON.stringify(row.values)}`}
              thing={thing}
              id={row.id}
              values={row.values}
              onSaved={() => {}}
            />
          )}
          <Uses key={row.id} thing={thing} id={row.id} name={row.name} may={may} onGone={() => open(undefined)} />
        </BesideDrawer>
      )}
    </div>
  );
}

/** What stands below the name in the list. */
const besideName: Record<ListedThing, (values: ShelfRow['values']) => unknown> = {
  brand: ({ nameEn }) => nameEn,
  supplier: ({ shortName, city, contact, phone }) => [shortName, city, contact, phone].filter(Boolean).join('，'),
  label: () => '',
};

const columnsOf = (thing: ListedThing) => [
  {
    title: listedThings[thing],
    render: (_: unknown, { id, name, values }: ShelfRow) => (
      <>
        <a href={`#/goods/shelves?tab=${thing}&id=${id}`} onClick={(event) => event.preventDefault()}>
          {name}
        </a>
        <small className={styles.sub}>{String(besideName[thing](values) ?? '')}</small>
      </>
    ),
  },
  {
    title: '商品',
    align: 'right' as const,
    width: 120,
    render: (_: unknown, { id, productCount }: ShelfRow) =>
      productCount > 0 ? (
        <Link to={goodsPath({ [thing]: String(id) })} onClick={(event) => event.stopPropagation()}>
          {productCount.toLocaleString('zh-CN')} 件
        </Link>
      ) : (
        <span className={styles.none}>0</span>
      ),
  },
];
