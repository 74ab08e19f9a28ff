import { type ShelfThing, shelfThings } from '@yigou/contract/goods/catalogDesk.terms';
import { confirmBox } from '@yigou/web-kit';
import { Alert, Button, Select, Skeleton, TreeSelect } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { type Row, treeNodes } from './categoryTree.rules';
import styles from './Shelves.module.css';
import { useShelf, useShelfChange, useShelfTree, useUses } from './shelf.api';

type UsesProps = { thing: ShelfThing; id: number; name: string; may: boolean; onGone: () => void };

/** Where it is used, and what can be done about it: into another one, or away. */
export function Uses({ thing, id, name, may, onGone }: UsesProps) {
  const { data, isError, refetch } = useUses(thing, id);
  const remove = useShelfChange('Shelf/Remove', `${shelfThings[thing]}已删除`);
  if (isError)
    return <Alert type="error" title="用处加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  const uses = data.resultData;
  const others = uses.filter(({ moves }) => !moves).map(({ text }) => text);

  async function drop() {
    const text = `删除${shelfThings[thing]}“${name}”？会记入变更单，可以撤销。`;
    if (await confirmBox({ text, confirmText: '删除' })) remove.run({ thing, id }, { onDone: onGone });
  }

  return (
    <>
      <DrawerPart label="用在哪里">
        {uses.length > 0 ? (
          <ul className={styles.uses}>
            {uses.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>没有用处，可以删除</p>
        )}
        {may && (
          <Button danger type="text" disabled={uses.length > 0} loading={remove.busy} onClick={drop}>
            删除{shelfThings[thing]}…
          </Button>
        )}
      </DrawerPart>
      {may && <Merge {...{ thing, id, name, onGone }} others={others} moves={uses.some(({ moves }) => moves)} />}
    </>
  );
}

type MergeProps = Omit<UsesProps, 'may'> & { others: readonly string[]; moves: boolean };

function Merge({ thing, id, name, others, moves, onGone }: MergeProps) {
  const [to, setTo] = useState<{ id: number; name: string }>();
  const merge = useShelfChange('Shelf/Merge', '已合并');
  const what = shelfThings[thing];

  async function run() {
    if (!to) return;
    const after =
      others.length > 0 ? `“${name}”还有 ${others.join('、')}，合并后保留，不再有商品。` : `“${name}”随后删除。`;
    const text = `把“${name}”的全部商品改到“${to.name}”之下？${after}会记入一张变更单，可以撤销。`;
    if (await confirmBox({ text, confirmText: '合并' }))
      merge.run({ thing, from: id, to: to.id }, { onDone: () => (others.length > 0 ? setTo(undefined) : onGone()) });
  }

  return (
    <DrawerPart label={`并入另一个${what}`}>
      <div className={styles.bar}>
        {thing === 'category' ? (
          <CategoryChoice without={id} value={to?.id} onChoose={setTo} />
        ) : (
          <OtherChoice thing={thing} without={id} value={to} onChoose={setTo} />
        )}
        <Button disabled={!to || !moves} loading={merge.busy} onClick={run}>
          合并
        </Button>
      </div>
      {!moves && <p className={styles.none}>没有商品，无需合并</p>}
    </DrawerPart>
  );
}

type Chosen = { id: number; name: string };
type OtherChoiceProps = {
  thing: Exclude<ShelfThing, 'category'>;
  without: number;
  value: Chosen | undefined;
  onChoose: (chosen: Chosen | undefined) => void;
};

function OtherChoice({ thing, without, value, onChoose }: OtherChoiceProps) {
  const [word, setWord] = useState('');
  const { data, isFetching } = useShelf({ pageSize: 20, searchKey: word, reqData: { thing } });
  const options = (data?.resultData ?? [])
    .filter((row) => row.id !== without)
    .map((row) => ({ value: row.id, label: row.name }));
  return (
    <Select<{ value: number; label: string } | undefined>
      showSearch
      allowClear
      labelInValue
      aria-label={`并入的${shelfThings[thing]}`}
      placeholder={`选择${shelfThings[thing]}`}
      filterOption={false}
      loading={isFetching}
      notFoundContent={isFetching ? null : '没有找到'}
      options={options}
      value={value && { value: value.id, label: value.name }}
      onSearch={setWord}
      onChange={(chosen) => onChoose(chosen && { id: chosen.value, name: String(chosen.label) })}
    />
  );
}

type CategoryChoiceProps = {
  without: number;
  value: number | undefined;
  onChoose: (chosen: Chosen | undefined) => void;
};

function CategoryChoice({ without, value, onChoose }: CategoryChoiceProps) {
  const rows: readonly Row[] = useShelfTree().data?.resultData ?? [];
  return (
    <TreeSelect<number>
      showSearch
      allowClear
      aria-label="并入的分类"
      placeholder="选择分类"
      treeNodeFilterProp="title"
      fieldNames={{ label: 'title', value: 'key' }}
      treeData={treeNodes(rows.filter((row) => row.id !== without))}
      {...(value !== undefined && { value })}
      onChange={(id) => onChoose(id ? { id, name: rows.find((row) => row.id === id)?.name ?? '' } : undefined)}
    />
  );
}
