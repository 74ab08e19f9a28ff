import { plainYuan } from '@yigou/contract/ground/money';
import type { ApplicableLine } from '@yigou/contract/trade/returns';
import { LessStepper } from '../../../ui/LessStepper';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import styles from './ApplyLines.module.css';
import { type ApplyDraft, mostFor, refundOfLine } from './apply.rules';

type ApplyLinesProps = {
  lines: readonly ApplicableLine[];
  draft: ApplyDraft;
  onQtys: (qtys: ApplyDraft['qtys']) => void;
};

/** Why a line cannot be chosen. */
function whyNot(line: ApplicableLine, { reason }: ApplyDraft): string {
  if (line.shippedQty === 0) return '尚未发出';
  if (line.returnedQty + line.returningQty >= line.shippedQty) return '已全部申请售后';
  if ((reason === '七天无理由' || reason === '规格不合适') && !line.noReasonReturn) return '不支持无理由';
  return line.receivedQty === 0 ? '尚未收货' : '已超过期限';
}

export const ApplyLines = ({ lines, draft, onQtys }: ApplyLinesProps) => (
  <ul className={styles.lines} aria-label="商品">
    {lines.map((line) => {
      const { lineNo, itemName, itemSpec, itemNo, unit, receivedQty, shippedQty, noReasonReturn } = line;
      const most = mostFor(line, draft);
      const qty = draft.qtys[lineNo] ?? 0;
      const set = (next: number) => onQtys({ ...draft.qtys, [lineNo]: next });
      return (
        <li key={lineNo} data-chosen={qty > 0 || undefined}>
          <input
            type="checkbox"
            aria-label={`选择 ${itemName}`}
            checked={qty > 0}
            disabled={most === 0}
            onChange={(event) => set(event.target.checked ? most : 0)}
          />
          <GoodsPicture productId={line.productId} src={line.imgUrl} size={40} className={styles.picture} />
          <span className={styles.name}>
            {itemName}
            <small>{[itemSpec, itemNo].filter(Boolean).join(' · ')}</small>
            {!noReasonReturn && <small className={styles.noReason}>不支持无理由</small>}
            {line.damaged > 0 && <small className={styles.amiss}>收货时破损 {line.damaged}</small>}
            {line.missing > 0 && <small className={styles.amiss}>收货时少件 {line.missing}</small>}
          </span>
          <span className={styles.counts}>
            发 {shippedQty}，收 {receivedQty}
            <small>可申请 {most}</small>
          </span>
          {most > 0 ? (
            <span className={styles.qty}>
              <LessStepper most={most} value={qty} label={itemName} onChange={set} />
              {unit}
            </span>
          ) : (
            <span className={styles.qty}>{whyNot(line, draft)}</span>
          )}
          <b className={styles.refund}>
            {qty > 0 && draft.type !== 'exchange' ? plainYuan(refundOfLine(line, qty, draft)) : ''}
          </b>
        </li>
      );
    })}
  </ul>
);
