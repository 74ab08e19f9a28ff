import { formatYuan } from '@yigou/contract/ground/money';
import type { LinkModel } from '@yigou/contract/trade/approvals.link';
import { ButtonLink } from '../../../../ui/ButtonLink';
import styles from './ApprovalLinkPage.module.css';

const drawings = {
  decided: 'm9 16.5 5 5 9.5-10.5',
  void: 'M13 19l6-6M14.5 10.5l2-2a4.5 4.5 0 0 1 6.4 6.4l-2.4 2.4M17.5 21.5l-2 2a4.5 4.5 0 0 1-6.4-6.4l2.4-2.4',
};

/** 已处理 or 已失效: what, when, and where to go. */
export function LinkOver({ link }: { link: LinkModel }) {
  const { state, title, text, time, change, loginPath } = link;
  const decided = state === 'decided';
  return (
    <>
      <section className={`${styles.card} ${styles.over}`}>
        <span data-state={state}>
          <svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
            <path
              d={decided ? drawings.decided : drawings.void}
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <h1>{title}</h1>
        {time && <p>{time}</p>}
        <p>{text}</p>
      </section>
      {change && (
        <section className={styles.card}>
          <h2>
            变化 <small>金额与商品</small>
          </h2>
          <p>
            {formatYuan(change.before)} → <b>{formatYuan(change.after)}</b>
          </p>
          <ul className={styles.changes}>
            {change.lines.map((line) => (
              <li key={line.itemName}>
                <span>{line.itemName}</span>
                <span>
                  {line.before} → {line.after > 0 ? `${line.after} ${line.unit}` : '剔除'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {loginPath && (
        <div className={styles.bar}>
          <ButtonLink kind={decided ? 'line' : 'primary'} to={loginPath}>
            {decided ? '登录查看订单' : '登录处理'}
          </ButtonLink>
          {decided && <p className={styles.next}>每个链接只能处理一次，该链接已使用</p>}
        </div>
      )}
    </>
  );
}
