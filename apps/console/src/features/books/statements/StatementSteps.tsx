import type { ConsoleStatement } from '@yigou/contract/books/statements.console';
import { type StatementStep, statementLimits, statementStepLabels } from '@yigou/contract/books/statements.terms';
import { confirmBox, type PendingRequest, requestFor } from '@yigou/web-kit';
import { Button, Input, InputNumber } from 'antd';
import { useRef, useState } from 'react';
import styles from './StatementDrawer.module.css';
import { useAdjust, useVoid } from './statements.api';

/** What can be done as long as the customer has not agreed: one at a time, each with its reason. */
export function StatementSteps({ statement: { statementId, statementNo, steps } }: { statement: ConsoleStatement }) {
  const [step, setStep] = useState<StatementStep>();
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const adjust = useAdjust();
  const pending = useRef<PendingRequest>(null);
  const undo = useVoid();
  const close = () => {
    pending.current = null;
    setStep(undefined);
    setReason('');
    setAmount(null);
  };

  async function send() {
    if (step === 'adjust' && amount) {
      const content = { statementId, amount, reason };
      pending.current = requestFor(pending.current, content);
      adjust.mutate({ ...content, requestId: pending.current.requestId }, { onSuccess: close });
    }
    if (step !== 'void') return;
    const text = `作废 ${statementNo}？它的明细回到待对账，未处理的差异一并撤回。`;
    if (await confirmBox({ text, confirmText: '作废' })) undo.mutate({ statementId, reason }, { onSuccess: close });
  }

  const ready = reason.trim().length >= 5 && (step === 'void' || (amount !== null && amount !== 0));
  return (
    <div className={`${styles.answer} ${styles.steps}`}>
      <div className={styles.buttons}>
        {steps.map((each) => (
          <Button key={each} danger={each === 'void'} onClick={() => (each === step ? close() : setStep(each))}>
            {statementStepLabels[each]}
          </Button>
        ))}
      </div>
      {step && (
        <div className={styles.buttons}>
          {step === 'adjust' && (
            <InputNumber
              aria-label="调整金额（元），减少填负数"
              placeholder="金额，减少填负数"
              className={styles.amount ?? ''}
              precision={2}
              value={amount}
              onChange={setAmount}
            />
          )}
          <Input
            aria-label={`${statementStepLabels[step]}的原因`}
            placeholder="原因，至少 5 个字"
            maxLength={statementLimits.note}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="primary" disabled={!ready} loading={adjust.isPending || undo.isPending} onClick={send}>
            确认{statementStepLabels[step]}
          </Button>
        </div>
      )}
    </div>
  );
}
