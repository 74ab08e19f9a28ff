import { type ApprovalSort, approvalSorts } from '@yigou/contract/trade/approvals.terms';
import { Checkbox, Input, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { type ApprovalFilter, firstFilter } from './approvals.rules';
import styles from './MyApprovePage.module.css';

type Named = readonly { id: number; name: string }[];
type ApprovalFiltersProps = {
  filter: ApprovalFilter;
  units: Named;
  rules: Named;
  onGo: (change: Partial<ApprovalFilter>) => void;
};

const sorts = (Object.keys(approvalSorts) as ApprovalSort[]).map((value) => ({ value, label: approvalSorts[value] }));
const choices = (named: Named) => named.map(({ id, name }) => ({ value: id, label: name }));

export function ApprovalFilters({ filter, units, rules, onGo }: ApprovalFiltersProps) {
  const [keyword, setKeyword] = useState(filter.keyword);

  function submit(event: FormEvent) {
    event.preventDefault();
    onGo({ keyword: keyword.trim() });
  }

  return (
    <form className={styles.filters} onSubmit={submit}>
      <Input
        aria-label="单号、事由或商品"
        placeholder="单号 / 事由 / 商品"
        className={styles.word}
        maxLength={100}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Select
        aria-label="申请组织"
        placeholder="申请组织"
        allowClear
        className={styles.choice}
        options={choices(units)}
        value={filter.orgId}
        onChange={(orgId: number | undefined) => onGo({ orgId: orgId ?? null })}
      />
      <Select
        aria-label="触发规则"
        placeholder="触发规则"
        allowClear
        className={styles.choice}
        options={choices(rules)}
        value={filter.ruleId}
        onChange={(ruleId: number | undefined) => onGo({ ruleId: ruleId ?? null })}
      />
      <Button type="submit" kind="primary">
        查询
      </Button>
      <Button onClick={() => onGo({ ...firstFilter, tab: filter.tab })}>重置</Button>
      <Checkbox checked={filter.overBudget} onChange={(event) => onGo({ overBudget: event.target.checked })}>
        仅看超预算
      </Checkbox>
      <Select
        aria-label="排序"
        className={styles.sort}
        options={sorts}
        value={filter.sort}
        onChange={(sort: ApprovalSort) => onGo({ sort })}
      />
    </form>
  );
}
