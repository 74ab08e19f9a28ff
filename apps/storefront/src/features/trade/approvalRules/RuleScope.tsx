import type { RuleChoices } from '@yigou/contract/trade/approvals.rules';
import { Select } from 'antd';
import styles from './RuleEditor.module.css';
import type { Draft } from './rule.rules';

type Scope = Draft['appliesTo'];
type RuleScopeProps = { value: Scope; choices: RuleChoices; onChange: (scope: Scope) => void };

const groups = [
  { key: 'unitIds', from: 'units', label: '组织（含下级）', mark: 'unit' },
  { key: 'roleIds', from: 'roles', label: '角色', mark: 'role' },
  { key: 'userIds', from: 'users', label: '人员', mark: 'user' },
] as const;

/** Units, roles and people in one box: an id alone does not say which it is, so each value carries its kind. */
export function RuleScope({ value, choices, onChange }: RuleScopeProps) {
  const options = groups.map(({ from, label, mark }) => ({
    label,
    options: choices[from].map(({ id, name }) => ({ value: `${mark}:${id}`, label: name })),
  }));
  const chosen = groups.flatMap(({ key, mark }) => value[key].map((id) => `${mark}:${id}`));
  const idsOf = (texts: readonly string[], mark: string) =>
    texts.filter((text) => text.startsWith(`${mark}:`)).map((text) => Number(text.slice(mark.length + 1)));
  return (
    <div className={styles.field}>
      <span>适用于</span>
      <Select
        mode="multiple"
        aria-label="适用于"
        placeholder="全企业；可选组织、角色或人员"
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        value={chosen}
        onChange={(texts: string[]) =>
          onChange({ unitIds: idsOf(texts, 'unit'), roleIds: idsOf(texts, 'role'), userIds: idsOf(texts, 'user') })
        }
      />
    </div>
  );
}
