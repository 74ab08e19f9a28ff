import type { ConsoleApplication } from '@yigou/contract/books/invoices.console';
import type { IssuerName } from '@yigou/contract/books/invoices.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import styles from './InvoiceDrawer.module.css';
import { redWords } from './invoice.rules';
import { useAnswerRed, useApprove, useReject, useVoidPaper } from './invoices.api';

/** What waits for us, as one strong button; what says no needs its reason. */
export function NextStep({ application }: { application: ConsoleApplication }) {
  const { applicationId, duties, total, serviceReady, invoices } = application;
  const [reason, setReason] = useState('');
  const approve = useApprove();
  const reject = useReject();
  const answer = useAnswerRed();
  const paper = useVoidPaper();
  const busy = approve.isPending || reject.isPending || answer.isPending || paper.isPending;
  const says = duties.some((duty) => duty === 'reject' || duty === 'refuseRed' || duty === 'voidPaper');
  const short = reason.trim().length < 5;

  async function pass(issuer: IssuerName) {
    const how = issuer === 'service' ? '提交开票服务，开具后自动发送买方' : '由人工开具，再录入号码';
    const text = `审核通过，开具 ${formatYuan(total)}：${how}。确定吗？`;
    if (await confirmBox({ text, confirmText: '通过' })) approve.mutate({ applicationId, issuer });
  }

  async function acceptRed() {
    const text = '同意后开具红字发票，对应数量恢复为可开票、可退款，不能撤回。确定吗？';
    if (await confirmBox({ text, confirmText: '同意红冲' })) answer.mutate({ applicationId, accept: true });
  }

  async function voidIt() {
    const text = '作废后这份申请的纸质发票全部失效，订单恢复为可开票，不能撤回。确定吗？';
    if (await confirmBox({ text, confirmText: '作废' })) paper.mutate({ applicationId, reason });
  }

  if (duties.every((duty) => duty === 'demandRed' || duty === 'enter' || duty === 'retry')) return null;
  return (
    <section className={styles.next} aria-label="下一步">
      {says && (
        <Input.TextArea
          aria-label="原因"
          placeholder="驳回、不同意或作废时请说明原因（至少 5 个字），买方可见"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className={styles.buttons}>
        {duties.includes('approve') && serviceReady && (
          <Button type="primary" disabled={busy} onClick={() => pass('service')}>
            通过，开具 {formatYuan(total)}
          </Button>
        )}
        {duties.includes('approve') && (
          <Button type={serviceReady ? 'default' : 'primary'} disabled={busy} onClick={() => pass('hand')}>
            通过，人工开具
          </Button>
        )}
        {duties.includes('acceptRed') && (
          <Button type="primary" disabled={busy} onClick={acceptRed}>
            {redWords(invoices)}
          </Button>
        )}
        {duties.includes('reject') && (
          <Button disabled={busy || short} onClick={() => reject.mutate({ applicationId, reason })}>
            驳回
          </Button>
        )}
        {duties.includes('refuseRed') && (
          <Button disabled={busy || short} onClick={() => answer.mutate({ applicationId, accept: false, reason })}>
            不同意红冲
          </Button>
        )}
        {duties.includes('voidPaper') && (
          <Button danger disabled={busy || short} onClick={voidIt}>
            作废纸质发票
          </Button>
        )}
      </div>
    </section>
  );
}
