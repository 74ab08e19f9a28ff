import type { ApprovalPlan } from '@yigou/contract/trade/approvals.flow';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { PlanLevels } from '../../approvals/shared/PlanLevels';
import styles from './ApprovalSection.module.css';
import { Section } from './Section';

const usualText = (hours: number | null) => {
  if (hours === null) return '';
  const whole = Math.max(1, Math.round(hours));
  const days = Math.floor(whole / 24);
  return `同类订单平均 ${days > 0 ? `${days} 天 ` : ''}${whole % 24 > 0 || days === 0 ? `${whole % 24} 小时` : ''}完成审批`;
};

/** Who will have to say yes, and why, before anything is submitted. */
export function ApprovalSection({ plan }: { plan: ApprovalPlan }) {
  const [all, setAll] = useState(false);
  const checked = plan.fired.length + plan.notFired.length;
  const others = plan.notFired.length > 0 && (
    <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? '收起' : '查看未触发的规则及原因'}
    </Button>
  );
  return (
    <Section
      title="审批预览"
      note={plan.needed ? `按当前规则与组织测算，提交时以实际为准。${usualText(plan.usualHours)}` : ''}
    >
      {plan.needed ? (
        <>
          <PlanLevels levels={plan.levels} />
          <h3 className={styles.why}>
            审批依据 <small>触发 {plan.fired.length} 条规则</small> {others}
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
          无需审批，提交后直接进入下一环节。{checked > 0 && `已核对 ${checked} 条规则，均未触发。`} {others}
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
