import type { ApprovalPlan } from '@yigou/contract';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PlanLevels } from '../approvals/shared/PlanLevels';
import styles from './ApprovalSection.module.css';
import { Section } from './Section';

const usualText = (hours: number | null) => {
  if (hours === null) return '';
  const whole = Math.max(1, Math.round(hours));
  const days = Math.floor(whole / 24);
  return `同类订单通常 ${days > 0 ? `${days} 天 ` : ''}${whole % 24 > 0 || days === 0 ? `${whole % 24} 小时` : ''}走完`;
};

/** Who will have to say yes, and why, before anything is submitted. */
export function ApprovalSection({ plan }: { plan: ApprovalPlan }) {
  const [all, setAll] = useState(false);
  const checked = plan.fired.length + plan.notFired.length;
  const others = plan.notFired.length > 0 && (
    <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? '收起' : '看每条为什么没命中'}
    </Button>
  );
  return (
    <Section
      title="审批预览"
      note={plan.needed ? `按现在的规则与组织计算，提交时再确认一次。${usualText(plan.usualHours)}` : ''}
    >
      {plan.needed ? (
        <>
          <PlanLevels levels={plan.levels} />
          <h3 className={styles.why}>
            为什么要这些人审批 <small>命中 {plan.fired.length} 条规则</small> {others}
          </h3>
          <dl className={styles.rules}>
            {plan.fired.map((rule) => (
              <div key={rule.ruleId}>
                <dt>{rule.ruleName}</dt>
                <dd>{rule.evidence.join('；')}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.none}>
          无需审批，提交后直接往下走。{checked > 0 && `检查了 ${checked} 条规则，都没有命中。`} {others}
        </p>
      )}
      {all && (
        <dl className={styles.rules}>
          {plan.notFired.map((rule) => (
            <div key={rule.ruleId} data-quiet>
              <dt>{rule.ruleName}</dt>
              <dd>{rule.why}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
