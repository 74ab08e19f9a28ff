import { formatYuan } from '@yigou/contract/ground/money';
import type { ResubmitLine } from '@yigou/contract/trade/checkout';
import { Button } from '../../../../ui/Button';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import { priceChange } from '../../../goods/catalog/shared/priceChange.rules';
import { QtyStepper } from '../../cart/shared/QtyStepper';
import { Section } from '../sections/Section';
import styles from './ResubmitPage.module.css';
import type { KeptLines } from './useResubmit';

type ResubmitLinesProps = { lines: readonly ResubmitLine[]; onKeep: (kept: KeptLines) => void };

/** What is left of the order; a line that is taken out comes back only by starting anew. */
export function ResubmitLines({ lines, onKeep }: ResubmitLinesProps) {
  const keep = (lineNo: number, qty: number | null) =>
    onKeep(
      new Map(
        lines
          .filter((line) => qty !== null || line.lineNo !== lineNo)
          .map((line) => [line.lineNo, line.lineNo === lineNo && qty !== null ? qty : line.qty]),
      ),
    );
  return (
    <Section title="商品" note={`${lines.length} 种，按当前价格与库存`}>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const change = priceChange(line.price, line.orderedPrice);
          return (
            <li key={line.lineNo} data-wrong={line.problem ? true : undefined}>
              <GoodsPicture productId={line.productId} src={line.imgUrl} size={44} className={styles.picture} />
              <div className={styles.words}>
                <p>{line.itemName}</p>
                <small>{[line.itemSpec, `编号 ${line.itemNo}`, line.supplierName].filter(Boolean).join(' · ')}</small>
                {line.problem && <small className={styles.obstacle}>{line.problem.text}</small>}
              </div>
              <span className={styles.price}>
                {formatYuan(line.price)}
                {change && <small>比原单{change.text}</small>}
              </span>
              <span>
                <QtyStepper
                  small
                  steps={line}
                  value={line.qty}
                  label={line.itemName}
                  onChange={(qty) => qty !== line.qty && keep(line.lineNo, qty)}
                />
                {line.qty !== line.orderedQty && <small>原 {line.orderedQty}</small>}
              </span>
              <b>{formatYuan(line.total)}</b>
              <Button
                kind="text"
                aria-label={`剔除 ${line.itemName}`}
                disabled={lines.length === 1}
                onClick={() => keep(line.lineNo, null)}
              >
                剔除
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
