import { formatYuan } from '@yigou/contract/ground/money';
import type { RuleChoices, RuleTest } from '@yigou/contract/trade/approvals.rules';
import { clickGuardMs } from '@yigou/web-kit';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { PlanLevels } from '../approvals/shared/PlanLevels';
import styles from './RuleEditor.module.css';
import type { Draft } from './rule.rules';
import { useTestRule } from './rules.api';

type RuleTrialProps = { ruleId: number | null; draft: Draft; choices: RuleChoices };

/** What would happen to an order, with what is not saved yet. */
export function RuleTrial({ ruleId, draft, choices }: RuleTrialProps) {
  const [kind, setKind] = useState<'past' | 'madeUp'>('past');
  const [orderNo, setOrderNo] = useState('');
  const [userId, setUserId] = useState<number | null>(null);
  const [amount, setAmount] = useState<number | null>(5000);
  const test = useTestRule();
  const ready = kind === 'past' ? orderNo.trim() !== '' : userId !== null && amount !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    const madeUp = kind === 'madeUp' && userId !== null ? { userId, amount: amount ?? 0 } : null;
    test.mutate({
      orderNo: kind === 'past' ? orderNo.trim() : '',
      madeUp,
      // A draft without a name is not a rule yet; the test does not mind.
      draft: { ruleId, content: { ...draft, name: draft.name || '新规则' } },
    });
  }

  return (
    <aside className={styles.trial} aria-label="试算">
      <h2>
        试算 <small>按未保存的内容计算，不影响真实订单</small>
      </h2>
      <form onSubmit={submit}>
        <Segmented
          block
          aria-label="试算对象"
          options={[
            { value: 'past', label: '历史订单' },
            { value: 'madeUp', label: '模拟订单' },
          ]}
          value={kind}
          onChange={(next) => setKind(next as 'past' | 'madeUp')}
        />
        {kind === 'past' ? (
          <Input
            aria-label="订单号"
            placeholder="订单号"
            maxLength={32}
            value={orderNo}
            onChange={(event) => setOrderNo(event.target.value)}
          />
        ) : (
          <>
            <Select
              aria-label="下单人"
              placeholder="下单人"
              showSearch={{ optionFilterProp: 'label' }}
              options={choices.users.map((user) => ({ value: user.id, label: `${user.name}（${user.orgName}）` }))}
              value={userId}
              onChange={(next: number) => setUserId(next)}
            />
            <InputNumber aria-label="订单金额" min={0} precision={2} suffix="元" value={amount} onChange={setAmount} />
          </>
        )}
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={!ready || test.isPending}>
          试算
        </Button>
      </form>
      {test.data && <Result found={test.data.resultData} />}
    </aside>
  );
}

function Result({ found: { subject, plan } }: { found: RuleTest }) {
  return (
    <div className={styles.result} role="status">
      <p>
        <b>{subject.title}</b> {subject.time} <b>{formatYuan(subject.amount)}</b>
      </p>
      <small>{subject.text}</small>
      <h3>触发 {plan.fired.length} 条</h3>
      <ul>
        {plan.fired.map((rule) => (
          <li key={rule.ruleId} data-fired>
            {rule.ruleName}
            <small>{rule.evidence.join('；')}</small>
          </li>
        ))}
      </ul>
      <h3>未触发 {plan.notFired.length} 条</h3>
      <ul>
        {plan.notFired.map((rule) => (
          <li key={rule.ruleId}>
            {rule.ruleName}
            <small>{rule.why}</small>
          </li>
        ))}
      </ul>
      <h3>{plan.needed ? `合并后 ${plan.levels.length} 级` : '无需审批，提交后直接进入下一环节'}</h3>
      <PlanLevels levels={plan.levels} />
    </div>
  );
}
