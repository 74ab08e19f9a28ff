import type { ReportOrgNode } from '@yigou/contract/books/reports';
import { plainYuan } from '@yigou/contract/ground/money';
import styles from './OrgTree.module.css';
import report from './Report.module.css';
import { inOrder } from './ReportFilters';

type TreeProps = { nodes: readonly ReportOrgNode[]; current: number | undefined; onOpen: (orgId?: number) => void };

export const OrgTree = ({ nodes, current, onOpen }: TreeProps) => (
  <nav className={styles.tree} aria-label="组织">
    {nodes.filter(({ parentId }) => parentId === null).length > 1 && (
      <button type="button" aria-current={current === undefined ? 'true' : undefined} onClick={() => onOpen()}>
        全部组织
      </button>
    )}
    {inOrder(nodes).map(({ orgId, name, net, depth }) => (
      <button
        key={orgId}
        type="button"
        aria-current={orgId === current ? 'true' : undefined}
        style={{ paddingLeft: 8 + depth * 14 }}
        onClick={() => onOpen(orgId)}
      >
        <span title={name}>{name}</span>
        <small>{plainYuan(net)}</small>
      </button>
    ))}
    <p className={report.basis}>下级合计 = 上级，单位元</p>
  </nav>
);
