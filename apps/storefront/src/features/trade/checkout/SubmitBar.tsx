import type { Obstacle, Preview } from '@yigou/contract/trade/checkout';
import { clickGuardMs, Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { cartPath, paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import styles from './SubmitBar.module.css';
import { addressSectionId } from './sections/Section';

type SubmitBarProps = {
  preview: Preview;
  refusal: string;
  submitting: boolean;
  blocked: boolean;
  onSubmit: () => void;
};

/** Where an obstacle can be put right. */
const WayOut = ({ where }: { where: Obstacle['where'] }) => {
  if (where === 'account') return <Link to={paths.userInfo}>查看我的信息</Link>;
  return where === 'cart' || where === 'budget' ? (
    <Link to={paths.cart}>返回购物车修改</Link>
  ) : (
    <Button kind="text" onClick={() => document.getElementById(addressSectionId)?.querySelector('button')?.focus()}>
      去选择收货地址
    </Button>
  );
};

/** Whoever cannot submit reads here why, and what to do about it. */
export function SubmitBar({ preview, refusal, submitting, blocked, onSubmit }: SubmitBarProps) {
  const { address, obstacles, leftOut, amounts, approval } = preview;
  const [first] = approval.levels;
  return (
    <section className={styles.bar} aria-label="提交订单">
      <div className={styles.words}>
        {refusal && (
          <p className={styles.obstacle} role="alert">
            {refusal}
          </p>
        )}
        {obstacles.map(({ where, text }) => (
          <p key={text} className={styles.obstacle} role="alert">
            {text} <WayOut where={where} />
          </p>
        ))}
        {!refusal && obstacles.length === 0 && address && (
          <p title={`${address.areaText} ${address.detail}`}>
            送至 {address.areaText} {address.detail}，{address.receiver} {address.phone}
          </p>
        )}
        {first && (
          <p>
            提交后进入 {approval.levels.length} 级审批，首级审批人{' '}
            {first.people.map((person) => person.userName).join('、')}
            ；审批期间可撤回，7 天内未完成审批将自动取消并释放占用。
          </p>
        )}
        {leftOut.length > 0 && (
          <p>
            {leftOut.length} 种已选商品暂不能购买，未计入本单 <Link to={cartPath('problem')}>返回购物车修改</Link>
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
        {submitting ? '正在提交…' : approval.needed ? '提交审批' : '提交订单'}
      </Button>
    </section>
  );
}
