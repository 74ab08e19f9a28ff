import { formatYuan } from '@yigou/contract/ground/money';
import type { ApprovalLine } from '@yigou/contract/trade/approvals';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { LessStepper } from '../../../../ui/LessStepper';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import { type Cuts, keptQty, riseOf, withCut } from '../approvals.rules';
import styles from './ApprovalLinkPage.module.css';

type LinkLinesProps = { lines: readonly ApprovalLine[]; cuts: Cuts; onCut: (cuts: Cuts) => void };

const firstMost = 4;

export function LinkLines({ lines, cuts, onCut }: LinkLinesProps) {
  const [all, setAll] = useState(false);
  const [cutting, setCutting] = useState(false);
  const shown = all ? lines : lines.slice(0, firstMost);
  const pieces = lines.reduce((sum, line) => sum + line.qty, 0);
  return (
    <section className={styles.card} aria-label="商品">
      <h2>
        商品{' '}
        <small>
          {lines.length} 种 {pieces} 件，涨价商品在前
        </small>
        <Button kind="text" aria-pressed={cutting} onClick={() => setCutting(!cutting)}>
          减少数量
        </Button>
      </h2>
      <ul className={styles.lines}>
        {shown.map((line) => {
          const rise = riseOf(line);
          const qty = keptQty(line, cuts);
          return (
            <li key={line.lineNo} data-gone={qty === 0 || undefined}>
              <GoodsPicture productId={line.productId} src={line.imgUrl} size={36} className={styles.picture} />
              <div className={styles.words}>
                <p>{line.itemName}</p>
                <small>
                  {formatYuan(line.price)} ×{qty} {line.unit}
                  {qty < line.qty && `（原 ${line.qty}）`}
                </small>
                {cutting && (
                  <LessStepper
                    most={line.qty}
                    value={qty}
                    label={line.itemName}
                    onChange={(next) => onCut(withCut(cuts, line, next))}
                  />
                )}
              </div>
              <div className={styles.side}>
                <p>{formatYuan((Math.round(line.price * 100) * qty) / 100)}</p>
                <small data-tone={rise.tone}>{line.changePercent ? `比上次 ${rise.text}` : rise.text}</small>
              </div>
            </li>
          );
        })}
      </ul>
      {lines.length > firstMost && (
        <Button kind="text" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起' : `展开其余 ${lines.length - firstMost} 种`}
        </Button>
      )}
    </section>
  );
}
