import type { Preview } from '@yigou/contract';
import { clickGuardMs, Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import styles from './SubmitBar.module.css';

type SubmitBarProps = {
  preview: Preview;
  refusal: string;
  submitting: boolean;
  blocked: boolean;
  onSubmit: () => void;
};

/** Stays at the lower edge of the window while the page is longer than it. */
export function SubmitBar({ preview, refusal, submitting, blocked, onSubmit }: SubmitBarProps) {
  const { address, obstacles, lines, amounts } = preview;
  const hasProblem = lines.some((line) => line.problem);
  const told = refusal ? [refusal] : obstacles;
  return (
    <section className={styles.bar} aria-label="提交订单">
      <div className={styles.words}>
        {told.map((text) => (
          <p key={text} className={styles.obstacle} role="alert">
            {text}
          </p>
        ))}
        {told.length > 0 && hasProblem && (
          <p>
            <Link to={paths.cart}>返回购物车修改</Link>
          </p>
        )}
        {told.length === 0 && address && (
          <p title={`${address.areaText} ${address.detail}`}>
            送至 {address.areaText} {address.detail}，{address.receiver} {address.phone}
          </p>
        )}
      </div>
      <p className={styles.payable}>
        应付 <Price yuan={amounts.payable} large />
      </p>
      <Button
        kind="primary"
        className={styles.submit}
        guardMs={clickGuardMs}
        disabled={blocked || submitting}
        onClick={onSubmit}
      >
        {submitting ? '正在提交…' : '提交订单'}
      </Button>
    </section>
  );
}
