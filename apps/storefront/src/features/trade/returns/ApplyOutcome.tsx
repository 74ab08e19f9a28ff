import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { refundWays } from '@yigou/contract/money/payments.terms';
import type { Applicable } from '@yigou/contract/trade/returns';
import { reasonRule, returnLimits, returnTypes, waysBack } from '@yigou/contract/trade/returns.terms';
import type { ReactNode } from 'react';
import styles from './ApplyOutcome.module.css';
import { type ApplyDraft, chosenLines, refundOfLine, refundSum } from './apply.rules';

type ApplyOutcomeProps = { applicable: Applicable; draft: ApplyDraft; children: ReactNode };

/** What comes back, by which way, and what happens next: beside the choice, before the click. */
export function ApplyOutcome({ applicable, draft, children }: ApplyOutcomeProps) {
  const { lines } = applicable;
  const chosen = chosenLines(lines, draft);
  const isExchange = draft.type === 'exchange';
  const invoiced = !isExchange && chosen.some(({ line }) => line.invoiced);
  return (
    <aside className={styles.outcome} aria-label="申请结果">
      <p>{isExchange ? '换货' : '预计退款'}</p>
      <strong>
        {isExchange ? `${chosen.reduce((sum, { qty }) => sum + qty, 0)} 件新品` : formatYuan(refundSum(lines, draft))}
      </strong>
      {chosen.length > 0 && (
        <ul className={styles.sums}>
          {chosen.map(({ line, qty }) => (
            <li key={line.lineNo}>
              <span>
                {line.itemName} × {qty}
              </span>
              {!isExchange && <b>{plainYuan(refundOfLine(line, qty, draft))}</b>}
            </li>
          ))}
          {!isExchange && draft.reason !== '' && (
            <li>
              <span>运费</span>
              <b>{reasonRule(draft.reason).sellersFault ? '已含在内' : '不退'}</b>
            </li>
          )}
        </ul>
      )}
      {!isExchange && <Ways applicable={applicable} amount={refundSum(lines, draft)} />}
      {invoiced && <p className={styles.red}>所选商品已开票，红字发票开具后自动退款。</p>}
      <Next draft={draft} />
      <div className={styles.foot}>{children}</div>
    </aside>
  );
}

function Ways({ applicable, amount }: { applicable: Applicable; amount: number }) {
  const { paymentMethod, credit, owed, budgets } = applicable;
  const { offAccount, money } = waysBack(amount, owed);
  return (
    <>
      <h2>退款方式</h2>
      <ul className={styles.ways}>
        {credit && (
          <li>
            冲减账期应付，信用额度 <b>+{plainYuan(offAccount)}</b>
            <small>
              可用 {formatYuan(credit.available)} → {formatYuan(credit.available + offAccount)}
            </small>
          </li>
        )}
        {(!credit || money > 0) && (
          <li>
            {credit ? '退回记账前已付的货款 ' : refundWays[paymentMethod]}
            {credit && <b>+{plainYuan(money)}</b>}
          </li>
        )}
        {budgets.map(({ name, left }) => (
          <li key={name}>
            预算 <b>+{plainYuan(amount)}</b>
            <small>
              {name}，现余 {formatYuan(left)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Next({ draft }: { draft: ApplyDraft }) {
  const { comesBack } = returnTypes[draft.type];
  const steps: [string, string][] = [
    [`提交，平台 ${returnLimits.reviewHours} 小时内审核`, '超时自动通过'],
    ...(comesBack
      ? ([
          [`通过后 ${returnLimits.sendDays} 天内寄回并填写运单号`, '逾期申请关闭'],
          ['仓库验收', '验收不通过会写明原因'],
        ] as [string, string][])
      : []),
    draft.type === 'exchange' ? ['换货发出', '审核通过后即预留库存'] : ['退款', '按上述方式办理，预算同时释放'],
    ['您确认完成', `${returnLimits.confirmDays} 天后自动完成`],
  ];
  return (
    <>
      <h2>后续流程</h2>
      <ol className={styles.next}>
        {steps.map(([title, note]) => (
          <li key={title}>
            {title}
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
