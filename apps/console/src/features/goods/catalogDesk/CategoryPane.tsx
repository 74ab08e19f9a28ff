import { Alert, Button, Empty, Input, Skeleton, Tree, type TreeProps } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useMay } from '../../../app/operator';
import { CategoryPanel } from './CategoryPanel';
import { dropTo, type Node, type Place, type Row, type Step, stepTo, treeNodes } from './categoryTree.rules';
import styles from './Shelves.module.css';
import { useShelfChange, useShelfTree } from './shelf.api';
import { ThingForm } from './ThingForm';

type CategoryPaneProps = { id: number; onOpen: (id: number | undefined) => void };

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** The tree at the left, moved by dragging or by keys; what is chosen of it at the right. */
export function CategoryPane({ id, onOpen }: CategoryPaneProps) {
  const { data, isError, refetch } = useShelfTree();
  const may = useMay('goods/edit');
  const [adding, setAdding] = useState<{ parentId: number | null }>();
  const move = useShelfChange('Shelf/Move', '已移动');
  if (isError)
    return <Alert type="error" title="分类加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active />;
  const rows = data.resultData;
  const chosen = rows.find((row) => row.id === id);
  const go = (moved: number, place: Place | null) => place && may && move.run({ id: moved, ...place });
  const choose = (wanted: number | undefined) => {
    setAdding(undefined);
    onOpen(wanted);
  };

  function press(event: KeyboardEvent) {
    const step = event.altKey ? steps[event.key] : undefined;
    if (!step || !chosen) return;
    event.preventDefault();
    event.stopPropagation();
    go(chosen.id, stepTo(rows, chosen.id, step));
  }

  return (
    <div className={styles.panes}>
      <section aria-label="分类" className={styles.tree} onKeyDownCapture={press}>
        <CategoryTree
          rows={rows}
          chosen={chosen?.id}
          movable={may && !move.busy}
          onChoose={choose}
          onDrop={(moved, place) => go(moved, place)}
        />
        {may && (
          <div className={styles.bar}>
            <Button onClick={() => setAdding({ parentId: null })}>新建一级分类</Button>
            <span className={styles.none}>拖动，或选中后按 Alt 加方向键移动</span>
          </div>
        )}
      </section>
      <section aria-label="分类资料" className={styles.panel}>
        {adding ? (
          <>
            <h2>{adding.parentId === null ? '新建一级分类' : `在“${chosen?.name ?? ''}”之下新建`}</h2>
            <ThingForm
              key={adding.parentId}
              thing="category"
              id={null}
              besides={adding}
              onSaved={() => setAdding(undefined)}
            >
              <Button type="text" onClick={() => setAdding(undefined)}>
                取消
              </Button>
            </ThingForm>
          </>
        ) : chosen ? (
          <CategoryPanel
            key={chosen.id}
            row={chosen}
            may={may}
            stepsOf={(step) => stepTo(rows, chosen.id, step)}
            moving={move.busy}
            onMove={(place) => go(chosen.id, place)}
            onAdd={() => setAdding({ parentId: chosen.id })}
            onGone={() => choose(undefined)}
          />
        ) : (
          <Empty description="从左侧选择一个分类" />
        )}
      </section>
    </div>
  );
}

type CategoryTreeProps = {
  rows: readonly Row[];
  chosen: number | undefined;
  movable: boolean;
  onChoose: (id: number | undefined) => void;
  onDrop: (id: number, place: Place | null) => void;
};

function CategoryTree({ rows, chosen, movable, onChoose, onDrop }: CategoryTreeProps) {
  const [word, setWord] = useState('');
  const [open, setOpen] = useState<number[]>([]);
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const above = (id: number | undefined): number[] => {
    const parent = id === undefined ? null : (parents.get(id) ?? null);
    return parent === null ? [] : [parent, ...above(parent)];
  };
  const found = word ? rows.filter(({ name }) => name.includes(word)).map((row) => row.id) : [];
  const shown = [...new Set([...open, ...[...found, chosen].flatMap(above)])];

  const drop: TreeProps<Node>['onDrop'] = ({ node, dragNode, dropToGap, dropPosition }) => {
    const relative = dropPosition - Number(node.pos.split('-').at(-1));
    const where = dropToGap ? (relative < 0 ? 'before' : 'behind') : 'on';
    onDrop(dragNode.key, dropTo(rows, dragNode.key, node.key, where));
  };

  return (
    <>
      <Input.Search
        allowClear
        aria-label="在分类中查找"
        placeholder="在分类中查找"
        value={word}
        onChange={({ target }) => setWord(target.value.trim())}
      />
      <Tree<Node>
        blockNode
        aria-label="分类树"
        draggable={movable ? { icon: false } : false}
        treeData={treeNodes(rows)}
        selectedKeys={chosen === undefined ? [] : [chosen]}
        expandedKeys={shown}
        filterTreeNode={({ key }) => found.includes(Number(key))}
        onExpand={(keys, { node, expanded }) =>
          setOpen(expanded ? keys.map(Number) : open.filter((each) => each !== node.key))
        }
        onSelect={([key]) => onChoose(key === undefined ? undefined : Number(key))}
        onDrop={drop}
        titleRender={({ title, count }) => (
          <span className={styles.node}>
            {title} <small>{count.toLocaleString('zh-CN')}</small>
          </span>
        )}
      />
    </>
  );
}
