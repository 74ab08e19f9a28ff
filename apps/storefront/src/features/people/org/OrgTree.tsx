import type { OrgNode } from '@yigou/contract/people/org';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import styles from './OrganizePage.module.css';
import { dropPlace, keyPlace, moveKeys, type Place } from './tree.rules';

type OrgTreeProps = {
  nodes: readonly OrgNode[];
  /** What a search leaves of them. */
  shown: readonly OrgNode[];
  chosen: number;
  onChoose: (orgId: number) => void;
  onMove: (orgId: number, place: Place) => void;
};

type Over = { orgId: number; before: boolean };

/** Arrows walk, Alt with arrows moves; dragging does the same. */
export function OrgTree({ nodes, shown, chosen, onChoose, onMove }: OrgTreeProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<Over>();

  function press(event: KeyboardEvent, at: number) {
    const node = shown[at];
    if (!node) return;
    if (event.altKey && event.key in moveKeys) {
      event.preventDefault();
      const place = keyPlace(nodes, node.orgId, moveKeys[event.key as keyof typeof moveKeys]);
      if (place) onMove(node.orgId, place);
      return;
    }
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: shown.length - 1 }[event.key];
    const target = next === undefined ? undefined : shown[next];
    if (!target) return;
    event.preventDefault();
    onChoose(target.orgId);
    document.getElementById(rowId(target.orgId))?.focus();
  }

  function hover(event: DragEvent, orgId: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setOver({ orgId, before: event.clientY - top < height / 3 });
  }

  function drop() {
    const place = dragged !== undefined && over && dropPlace(nodes, dragged, over.orgId, over.before);
    if (dragged !== undefined && place) onMove(dragged, place);
    setDragged(undefined);
    setOver(undefined);
  }

  const reachable = shown.some((node) => node.orgId === chosen) ? chosen : shown[0]?.orgId;
  return (
    <div role="tree" aria-label="组织架构" className={styles.tree}>
      {shown.map((node, at) => (
        <div
          key={node.orgId}
          id={rowId(node.orgId)}
          role="treeitem"
          aria-level={node.level}
          aria-selected={node.orgId === chosen}
          aria-label={node.name}
          tabIndex={node.orgId === reachable ? 0 : -1}
          className={styles.node}
          data-off={!node.enabled || undefined}
          data-over={over?.orgId === node.orgId ? (over.before ? 'before' : 'below') : undefined}
          draggable={node.parentId !== null}
          onClick={() => onChoose(node.orgId)}
          onKeyDown={(event) => press(event, at)}
          onDragStart={() => setDragged(node.orgId)}
          onDragOver={(event) => hover(event, node.orgId)}
          onDrop={drop}
          onDragEnd={drop}
        >
          <span className={styles.unitName} style={{ paddingLeft: (node.level - 1) * 16 }} title={node.name}>
            {node.name}
            {!node.enabled && <small>停用</small>}
          </span>
          <span className={styles.head} data-none={node.headName === '' || undefined}>
            {node.headName || '未设置'}
          </span>
          <span className={styles.count}>{node.memberCount}</span>
        </div>
      ))}
    </div>
  );
}

const rowId = (orgId: number): string => `unit-${orgId}`;
