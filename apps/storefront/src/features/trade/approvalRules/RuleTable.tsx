import type { RuleRow } from '@yigou/contract/trade/approvals.rules';
import { clickGuardMs, confirmBox, ScrollRegion } from '@yigou/web-kit';
import { Switch } from 'antd';
import { Button } from '../../../ui/Button';
import table from '../../../ui/Table.module.css';
import { Tag } from '../../../ui/Tag';
import styles from './ApprovalRulePage.module.css';
import { useDeleteRule, useEnableRule, useMoveRule } from './rules.api';

type RuleTableProps = { rules: readonly RuleRow[]; current: number | null; onEdit: (ruleId: number) => void };

export const RuleTable = ({ rules, current, onEdit }: RuleTableProps) => (
  <ScrollRegion>
    <table className={`${styles.table} ${table.cards}`}>
      <thead>
        <tr>
          <th scope="col">顺序</th>
          <th scope="col">规则与适用范围</th>
          <th scope="col">条件（须同时满足）</th>
          <th scope="col">审批级</th>
          <th scope="col" className={styles.number}>
            30 天触发
          </th>
          <th scope="col">启用</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.ruleId} rule={rule} count={rules.length} lit={rule.ruleId === current} onEdit={onEdit} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

type RowProps = { rule: RuleRow; count: number; lit: boolean; onEdit: (ruleId: number) => void };

function Row({ rule, count, lit, onEdit }: RowProps) {
  const move = useMoveRule();
  const enable = useEnableRule();
  const remove = useDeleteRule();
  const { ruleId, name, position, enabled } = rule;

  async function drop() {
    const sure = await confirmBox({
      text: `删除规则“${name}”？之后提交的订单不再适用该规则，进行中的 ${rule.open} 单仍按原规则审批。`,
      confirmText: '删除',
    });
    if (sure) remove.mutate({ ruleId });
  }

  return (
    <tr data-lit={lit || undefined} data-off={!enabled || undefined}>
      <td className={styles.order} data-label="顺序">
        {position}
        <Button
          kind="text"
          aria-label={`上移 ${name}`}
          disabled={position <= 1 || move.isPending}
          onClick={() => move.mutate({ ruleId, position: position - 1 })}
        >
          ↑
        </Button>
        <Button
          kind="text"
          aria-label={`下移 ${name}`}
          disabled={position >= count || move.isPending}
          onClick={() => move.mutate({ ruleId, position: position + 1 })}
        >
          ↓
        </Button>
      </td>
      <td>
        <button type="button" className={styles.name} onClick={() => onEdit(ruleId)}>
          {name}
        </button>
        <small>{rule.appliesText}</small>
        {rule.warnings.map((text) => (
          <small key={text} className={styles.warning}>
            {text}
          </small>
        ))}
      </td>
      <td data-label="条件">{rule.conditionTexts.length > 0 ? rule.conditionTexts.join('；') : '每张订单'}</td>
      <td data-label="审批级">
        <span className={styles.levels}>
          {rule.levelTexts.map((text) => (
            <Tag key={text}>{text}</Tag>
          ))}
        </span>
      </td>
      <td className={styles.number} data-label="30 天触发">
        {rule.hits || '—'}
      </td>
      <td data-label="启用">
        <Switch
          aria-label={`启用 ${name}`}
          checked={enabled}
          loading={enable.isPending}
          onChange={(wanted) => enable.mutate({ ruleId, enabled: wanted })}
        />
      </td>
      <td>
        <Button kind="text" onClick={() => onEdit(ruleId)}>
          编辑
        </Button>
        <Button kind="text" guardMs={clickGuardMs} disabled={remove.isPending} onClick={drop}>
          删除
        </Button>
      </td>
    </tr>
  );
}
