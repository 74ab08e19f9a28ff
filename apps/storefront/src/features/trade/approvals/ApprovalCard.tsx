import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { ApprovalRow } from '@yigou/contract/trade/approvals';
import { type ApprovalTab, taskOriginLabels } from '@yigou/contract/trade/approvals.terms';
import { Price, readTime, serverNow } from '@yigou/web-kit';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { approvalPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { Tag } from '../../../ui/Tag';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import styles from './ApprovalCard.module.css';
import { leftText, riseOf, spanText } from './approvals.rules';
import { CardBudget } from './CardBudget';
import { FlowStateTag } from './FlowStateTag';
import { RejectBox } from './RejectBox';
import { SubmitterActs } from './shared/SubmitterActs';
import { useHeldApproval } from './useHeldApproval';

type ApprovalCardProps = {
  row: ApprovalRow;
  tab: ApprovalTab;
  chosen: boolean;
  rejecting: boolean;
  onChoose: (taskId: number, wanted: boolean) => void;
  onReject: (taskId: number | null) => void;
  /** A row that was decided keeps its place: a second click may not meet another order. */
  onKeep: () => void;
  onRelease: () => void;
};

/** All that a decision needs, and the decision itself. */
export function ApprovalCard({
  row,
  tab,
  chosen,
  rejecting,
  onChoose,
  onReject,
  onKeep,
  onRelease,
}: ApprovalCardProps) {
  const { taskId, actions, flowId } = row;
  const card = useRef<HTMLLIElement>(null);
  const [rejected, setRejected] = useState(false);
  const held = useHeldApproval({
    taskId,
    onHold: () => {
      onKeep();
      card.current?.focus();
    },
    onRelease,
  });
  const decided = rejected || held.phase !== 'open';
  const mayApprove = taskId !== null && actions.includes('approve');

  function closeRejection(done: boolean) {
    if (done) {
      setRejected(true);
      onKeep();
      card.current?.focus();
    }
    onReject(null);
  }

  return (
    <li
      ref={card}
      className={styles.card}
      data-chosen={(chosen && !decided) || undefined}
      data-decided={decided || undefined}
      tabIndex={-1}
      aria-label={`审批 ${row.flowNo}`}
    >
      <CardHead row={row} tab={tab} chosen={chosen} decided={decided} onChoose={onChoose} />
      <div className={styles.body}>
        <Request row={row} />
        <Rules row={row} />
        <CardBudget budgets={row.budgets} />
        <div className={styles.money}>
          <Price yuan={row.payable} />
          <small>{paymentMethodLabels[row.paymentMethod]}</small>
          {row.waitingSince && tab === 'waiting' && (
            <small>已等 {spanText(serverNow() - readTime(row.waitingSince))}</small>
          )}
        </div>
        <div className={styles.acts}>
          {mayApprove && (
            <Button kind="primary" data-key="approve" disabled={decided} onClick={held.approve}>
              {rejected ? '已驳回' : decided ? '已同意' : '同意'}
            </Button>
          )}
          {held.phase === 'counting' && (
            <Button data-key="undo" onClick={held.undo}>
              撤销
            </Button>
          )}
          {!decided && taskId !== null && actions.includes('reject') && (
            <Button className={styles.no} aria-expanded={rejecting} onClick={() => onReject(rejecting ? null : taskId)}>
              驳回
            </Button>
          )}
          {!decided && <SubmitterActs row={row} />}
          <Link to={approvalPath(flowId)} data-key="detail" className={styles.detail}>
            详情
          </Link>
        </div>
      </div>
      {rejecting && taskId !== null && <RejectBox row={row} taskId={taskId} onClose={closeRejection} />}
    </li>
  );
}

type CardHeadProps = Pick<ApprovalCardProps, 'row' | 'tab' | 'chosen' | 'onChoose'> & { decided: boolean };

function CardHead({ row, tab, chosen, decided, onChoose }: CardHeadProps) {
  const { taskId, actions, origin, originNote, forWhom } = row;
  const left = row.dueTime ? leftText(row.dueTime, serverNow()) : undefined;
  return (
    <header className={styles.head}>
      {taskId !== null && actions.includes('approve') && (
        <CheckBox
          label={`选择 ${row.flowNo}`}
          tick={chosen && !decided ? 'all' : 'none'}
          disabled={decided}
          onChange={(wanted) => onChoose(taskId, wanted)}
        />
      )}
      <b>{row.flowNo}</b>
      <span>{row.submitTime.slice(0, 16)} 提交</span>
      {row.state === 'open' ? (
        <Tag kind="warm">
          第 {row.level} / {row.levelCount} 级
        </Tag>
      ) : (
        <FlowStateTag state={row.state} />
      )}
      {origin !== 'rule' && tab === 'waiting' && <Tag kind="theme">{taskOriginLabels[origin]}</Tag>}
      {forWhom && <Tag kind="theme">代 {forWhom}</Tag>}
      <span className={styles.turn}>{originNote || row.turnText}</span>
      {tab === 'decided' && row.decision && (
        <span className={styles.decision}>
          {row.decision} {row.decideTime.slice(0, 16)}
        </span>
      )}
      {row.asked && <span className={styles.left}>等待提交人回复，暂停计时</span>}
      {!row.asked && row.state === 'open' && left && (
        <span className={styles.left} data-urgent={left.urgent || undefined}>
          {left.text}
          {left.urgent && row.timeOutText && `，${row.timeOutText}`}
        </span>
      )}
    </header>
  );
}

function Request({ row }: { row: ApprovalRow }) {
  const more = row.lineCount - row.lines.length;
  return (
    <div className={styles.request}>
      <p className={styles.who}>
        <i aria-hidden="true">{Array.from(row.buyerName)[0]}</i>
        <b>{row.buyerName}</b>
        <span>{[row.orgName, row.costCentre].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.reason}>{row.reason || '未填写采购事由'}</p>
      <ul>
        {row.lines.map((line) => {
          const rise = riseOf(line);
          return (
            <li key={line.lineNo}>
              <GoodsPicture productId={line.productId} src={line.imgUrl} size={20} className={styles.picture} />
              <span className={styles.name} title={`${line.itemName} ${line.itemSpec}`}>
                {line.itemName}
              </span>
              <span className={styles.rise} data-tone={rise.tone}>
                {rise.text}
              </span>
              <span className={styles.qty}>
                ×{line.qty} {line.unit}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Link to={approvalPath(row.flowId)} className={styles.more}>
          另 {more} 种，共 {row.lineCount} 种 {row.qtyCount} 件
        </Link>
      )}
    </div>
  );
}

const Rules = ({ row }: { row: ApprovalRow }) => (
  <dl className={styles.rules}>
    <dt>触发规则</dt>
    {row.fired.map((rule) => (
      <dd key={rule.ruleId}>
        <b>{rule.ruleName}</b>
        {rule.evidence.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </dd>
    ))}
  </dl>
);
