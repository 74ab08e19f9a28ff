import type { StatementDifference } from '@yigou/contract/books/statements.model';
import { plainYuan } from '@yigou/contract/ground/money';
import styles from '../Entries.module.css';
import { DifferencePart } from './DifferencePart';

/** What the buyer says is missing: hatched, because it is not counted. */
export const AbsentRow = ({ difference }: { difference: StatementDifference }) => (
  <>
    <tr className={styles.absent}>
      <td>—</td>
      <td>{difference.type === 'missing' ? '漏单' : '退货'}</td>
      <td>{difference.number || '未填单号'}</td>
      <td>我方主张</td>
      <td data-money>（{plainYuan(difference.buyerAmount)}）</td>
      <td data-money>未计入</td>
      <td />
    </tr>
    <tr>
      <td colSpan={7} className={styles.told}>
        <DifferencePart difference={difference} summary="对账单中未列出" />
      </td>
    </tr>
  </>
);
