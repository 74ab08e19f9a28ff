import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { LinkedOrder, LinkModel } from '@yigou/contract/trade/approvals.link';
import { Price, StateTag, serverNow } from '@yigou/web-kit';
import { useState } from 'react';
import { BudgetUseRow } from '../../../money/budgets/shared/BudgetUseRow';
import { type Cuts, leftText } from '../approvals.rules';
import styles from './ApprovalLinkPage.module.css';
import { LinkDecision } from './LinkDecision';
import { LinkLines } from './LinkLines';

type LinkOrderProps = { code: string; link: LinkModel; order: LinkedOrder };

export function LinkOrder({ code, link, order }: LinkOrderProps) {
  const [cuts, setCuts] = useState<Cuts>(new Map());
  const left = order.dueTime ? leftText(order.dueTime, serverNow()) : undefined;
  const facts = [
    ['申请', [order.buyerName, order.orgName, order.costCentre, paymentMethodLabels[order.paymentMethod]]],
    ['事由', [order.reason]],
    ['规则', order.fired.map((rule) => rule.ruleName)],
    ['备注', [order.remark]],
    ['附件', order.attachmentNames],
    ['订单', [order.orderNo, `第 ${order.version} 版`]],
  ] as const;
  return (
    <>
      <section className={styles.card}>
        <header className={styles.hello}>
          <p>{link.approverName}，请审批这笔采购</p>
          {left && <span data-urgent={left.urgent || undefined}>{left.text}</span>}
          <StateTag tone="act">待您审批</StateTag>
        </header>
        <h1 className={styles.amount}>
          <span className="spoken">应付金额</span>
          <Price yuan={order.payable} large />
        </h1>
        <dl className={styles.facts}>
          {facts
            .map(([name, texts]) => [name, texts.filter(Boolean).join('，')] as const)
            .filter(([, text]) => text)
            .map(([name, text]) => [<dt key={`${name}-`}>{name}</dt>, <dd key={name}>{text}</dd>])}
        </dl>
      </section>
      {order.budgets.length > 0 && (
        <section className={styles.card} aria-label="预算">
          {order.budgets.map((use) => (
            <BudgetUseRow key={use.budgetId} use={use} />
          ))}
        </section>
      )}
      <LinkLines lines={order.lines} cuts={cuts} onCut={setCuts} />
      <LinkDecision code={code} link={link} order={order} cuts={cuts} />
    </>
  );
}
