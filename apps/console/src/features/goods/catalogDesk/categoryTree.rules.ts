/** Categories as the tree draws them, and where one goes when it is moved. */
export type Row = { id: number; parentId: number | null; name: string; productCount: number };
export type Place = { parentId: number | null; place: number };
/** `disabled` is the tree's own word. */
export type Node = { key: number; title: string; count: number; children: Node[]; disabled?: boolean };

const childrenOf = (rows: readonly Row[], parentId: number | null): Row[] =>
  rows.filter((row) => row.parentId === parentId);

/** What is below a category that is left out is left out with it. */
export const treeNodes = (rows: readonly Row[], parentId: number | null = null): Node[] =>
  childrenOf(rows, parentId).map(({ id, name, productCount }) => {
    const children = treeNodes(rows, id);
    const count = children.reduce((sum, child) => sum + child.count, productCount);
    return { key: id, title: name, count, children };
  });

/** Up and down among its siblings; in: below the one before it; out: behind the one it is below. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Null: it cannot go further. */
export function stepTo(rows: readonly Row[], id: number, step: Step): Place | null {
  const row = rows.find((each) => each.id === id);
  if (!row) return null;
  const { parentId } = row;
  const siblings = childrenOf(rows, parentId);
  const at = siblings.findIndex((each) => each.id === id);
  if (step === 'up') return at > 0 ? { parentId, place: at - 1 } : null;
  if (step === 'down') return at < siblings.length - 1 ? { parentId, place: at + 1 } : null;
  if (step === 'in') {
    const before = siblings[at - 1];
    return before ? { parentId: before.id, place: childrenOf(rows, before.id).length } : null;
  }
  const parent = rows.find((each) => each.id === parentId);
  if (!parent) return null;
  const above = childrenOf(rows, parent.parentId);
  return { parentId: parent.parentId, place: above.findIndex((each) => each.id === parent.id) + 1 };
}

/** Dropped on another one, or between two: before it or behind it. */
export function dropTo(
  rows: readonly Row[],
  id: number,
  target: number,
  where: 'on' | 'before' | 'behind',
): Place | null {
  const onto = rows.find((each) => each.id === target);
  if (!onto || target === id) return null;
  if (where === 'on')
    return { parentId: target, place: childrenOf(rows, target).filter((row) => row.id !== id).length };
  const siblings = childrenOf(rows, onto.parentId).filter((row) => row.id !== id);
  const at = siblings.findIndex((row) => row.id === target);
  return { parentId: onto.parentId, place: where === 'before' ? at : at + 1 };
}
