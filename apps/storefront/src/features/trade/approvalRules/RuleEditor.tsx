import type { RuleChoices } from '@yigou/contract/trade/approvals.rules';
import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { CallError, clickGuardMs, showRefusal } from '@yigou/web-kit';
import { Input, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/Field';
import { RuleConditions } from './RuleConditions';
import styles from './RuleEditor.module.css';
import { RuleLevels } from './RuleLevels';
import { RuleScope } from './RuleScope';
import { RuleTrial } from './RuleTrial';
import { type ConditionKind, type Draft, emptyFault, isSame, readRule, saidBy } from './rule.rules';
import { useSaveRule } from './rules.api';

type RuleEditorProps = {
  ruleId: number | null;
  /** Flows still under way by this rule. */
  open: number;
  saved: Draft;
  choices: RuleChoices;
  onTouch: (touched: boolean) => void;
  onClose: () => void;
};

export function RuleEditor({ ruleId, open, saved, choices, onTouch, onClose }: RuleEditorProps) {
  const [draft, setDraft] = useState(saved);
  const [added, setAdded] = useState<readonly ConditionKind[]>(() => saidBy(saved.conditions));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveRule();
  const box = useRef<HTMLElement>(null);
  const touched = !isSame(draft, saved);
  useEffect(() => onTouch(touched), [touched, onTouch]);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

  async function send() {
    const empty = emptyFault(added, draft.conditions);
    if (empty) return setErrors({ conditions: empty });
    try {
      await save.mutateAsync({ ruleId, ...draft });
      onClose();
    } catch (error) {
      if (error instanceof CallError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else showRefusal(error as Error);
    }
  }

  return (
    <div className={styles.columns}>
      <section ref={box} className={styles.editor} aria-label="编辑规则">
        <header className={styles.head}>
          <h2>{ruleId === null ? '新增规则' : `编辑：${saved.name}`}</h2>
          {touched && <em>有未保存的修改</em>}
          <span className={styles.enabled}>
            启用 <Switch aria-label="启用" checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
          </span>
        </header>
        <div className={styles.field}>
          <span>规则名称</span>
          <Input
            aria-label="规则名称"
            value={draft.name}
            maxLength={approvalLimits.ruleName}
            status={errors.name && 'error'}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
        <FieldError id="rule-name" text={errors.name} />
        <RuleScope value={draft.appliesTo} choices={choices} onChange={(appliesTo) => change({ appliesTo })} />
        <RuleConditions
          value={draft.conditions}
          choices={choices}
          errors={errors}
          added={added}
          onChange={(conditions, rows = added) => {
            change({ conditions });
            setAdded(rows);
            setErrors({});
          }}
        />
        <RuleLevels levels={draft.levels} choices={choices} errors={errors} onChange={(levels) => change({ levels })} />
        <h3>
          规则预览 <small>保存前核对</small>
        </h3>
        <p className={styles.reading}>{readRule(draft, choices)}</p>
        <footer className={styles.foot}>
          <p>
            保存后对新提交的订单生效
            {open > 0 && `，进行中的 ${open} 单仍按原规则审批`}
          </p>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" guardMs={clickGuardMs} disabled={save.isPending} onClick={send}>
            保存
          </Button>
        </footer>
      </section>
      <RuleTrial ruleId={ruleId} draft={draft} choices={choices} />
    </div>
  );
}
