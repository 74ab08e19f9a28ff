import { confirmBox } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import styles from './ApprovalRulePage.module.css';
import { RuleEditor } from './RuleEditor';
import { RuleTable } from './RuleTable';
import { draftOf, newDraft } from './rule.rules';
import { useRuleChoices, useRules } from './rules.api';

type Editing = { ruleId: number | null; key: number };

export function ApprovalRulePage() {
  const rules = useRules();
  const choices = useRuleChoices();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [touched, setTouched] = useState(false);

  async function edit(ruleId: number | null) {
    const sure =
      !touched || (await confirmBox({ text: '当前规则有未保存的修改，离开后会丢失。', confirmText: '放弃修改' }));
    if (!sure) return;
    setTouched(false);
    setEditing({ ruleId, key: (editing?.key ?? 0) + 1 });
  }

  const list = rules.data?.resultData;
  const rule = list?.find((each) => each.ruleId === editing?.ruleId);
  return (
    <>
      <header className={styles.head}>
        <h1>审批规则</h1>
        <p>一张订单可触发多条规则，审批级按顺序合并，同一审批人仅审批一次（取最早一级）</p>
        <Button kind="primary" onClick={() => edit(null)}>
          新增规则
        </Button>
      </header>
      {rules.isPending && <Skeleton height={240} />}
      {rules.isError && !list && <ErrorState text="审批规则加载失败" onRetry={() => rules.refetch()} />}
      {list &&
        (list.length > 0 ? <RuleTable rules={list} current={editing?.ruleId ?? null} onEdit={edit} /> : <None />)}
      {editing && choices.data && (
        <RuleEditor
          key={editing.key}
          ruleId={rule?.ruleId ?? null}
          open={rule?.open ?? 0}
          saved={rule ? draftOf(rule) : newDraft}
          choices={choices.data.resultData}
          onTouch={setTouched}
          onClose={() => {
            setTouched(false);
            setEditing(null);
          }}
        />
      )}
      {editing && choices.isPending && <Skeleton height={320} />}
      {editing && choices.isError && <ErrorState text="可选项加载失败" onRetry={() => choices.refetch()} />}
    </>
  );
}

const None = () => <EmptyState title="尚未设置审批规则，所有订单提交后直接进入下一环节" />;
