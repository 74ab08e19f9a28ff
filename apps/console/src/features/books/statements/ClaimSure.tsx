import { useQueryClient } from '@tanstack/react-query';
import type { BankLine } from '@yigou/contract/books/statements.bank';
import { plainYuan } from '@yigou/contract/ground/money';
import { confirmBox, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { quietCall } from '../../../app/client';
import styles from './BankPage.module.css';

type Sure = { line: BankLine; claim: () => Promise<unknown> };

/** Code, amount and payer agree, and there is something it can pay. */
const sureOf = (line: BankLine): Sure[] => {
  const { bankLineId, suggestion } = line;
  const { match, customerId, orderId, pays, blocked } = suggestion ?? {};
  if (match !== 'sure' || !customerId || !pays?.length || blocked) return [];
  return [
    {
      line,
      claim: () =>
        orderId
          ? quietCall('Bank/MatchOrder', { bankLineId, orderId })
          : quietCall('Bank/Match', { bankLineId, customerId }),
    },
  ];
};

/** All of the page that nobody has to think about, one after the other; what is refused stays where it is. */
export function ClaimSure({ lines }: { lines: readonly BankLine[] }) {
  const cache = useQueryClient();
  const [done, setDone] = useState<number>();
  const sure = lines.flatMap(sureOf);
  const sum = plainYuan(sure.reduce((total, { line }) => total + line.left, 0));

  async function claimAll() {
    const text = `把完全相符的 ${sure.length} 笔、共 ${sum} 元逐笔入账，额度随之释放。入账后不能撤回，确定吗？`;
    if (!(await confirmBox({ text, confirmText: '全部入账' }))) return;
    const refused: string[] = [];
    for (const [at, { line, claim }] of sure.entries()) {
      setDone(at);
      await claim().catch((cause: Error) => refused.push(`${line.payer} ${plainYuan(line.left)}：${cause.message}`));
    }
    setDone(undefined);
    await cache.invalidateQueries();
    const entered = `${sure.length - refused.length} 笔已入账`;
    if (refused.length > 0) toast.error(`${entered}，${refused.length} 笔未入账：${refused.join('；')}`);
    else toast.success(entered);
  }

  if (sure.length < 2) return null;
  return (
    <p className={styles.sure}>
      本页 {sure.length} 笔完全相符，共 {sum} 元
      <Button type="primary" loading={done !== undefined} onClick={claimAll}>
        {done === undefined ? '全部入账' : `正在入账 ${done + 1} / ${sure.length}`}
      </Button>
    </p>
  );
}
