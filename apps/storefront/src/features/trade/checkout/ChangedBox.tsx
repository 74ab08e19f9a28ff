import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import type { Changes } from './change.rules';
import styles from './SubmitBar.module.css';

type ChangedBoxProps = { changes: Changes; busy: boolean; onAccept: () => void };

/** Prices or stock moved while the buyer was reading: they see what, and decide again. */
export function ChangedBox({ changes, busy, onAccept }: ChangedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const count = changes.lines.size;
  return (
    <div ref={box} className={styles.changed} role="alert" tabIndex={-1}>
      <div>
        <b>内容有变化，请确认后继续</b>
        <p>
          {count > 0 && `${count} 种商品的信息有变化，已在商品旁标出。`}
          {changes.payable}
        </p>
        <p>继续后，不能购买的商品移出本单，其余按最新价格与数量下单。</p>
      </div>
      <ButtonLink kind="text" to={paths.cart}>
        返回购物车修改
      </ButtonLink>
      <Button kind="primary" disabled={busy} onClick={onAccept}>
        {busy ? '正在更新…' : '按最新内容继续'}
      </Button>
    </div>
  );
}
