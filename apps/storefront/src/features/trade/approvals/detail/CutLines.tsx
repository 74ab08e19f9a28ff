import { formatYuan } from '@yigou/contract/ground/money';
import type { ApprovalLine, ApprovalModel } from '@yigou/contract/trade/approvals';
import { Price, ScrollRegion } from '@yigou/web-kit';
import { Button } from '../../../../ui/Button';
import { LessStepper } from '../../../../ui/LessStepper';
import table from '../../../../ui/Table.module.css';
import { Tag } from '../../../../ui/Tag';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import { type Cuts, cutAmount, keptQty, riseOf, withCut } from '../approvals.rules';
import styles from './ApprovalDetailPage.module.css';

type CutLinesProps = {
  flow: ApprovalModel;
  cuts: Cuts;
  /** Absent: nothing can be changed. */
  onCut: ((cuts: Cuts) => void) | undefined;
};

export function CutLines({ flow, cuts, onCut }: CutLinesProps) {
  const less = cutAmount(flow.lines, cuts);
  return (
    <section className={styles.section}>
      <h2>
        商品{' '}
        <small>
          {flow.lineCount} 种 {flow.qtyCount} 件{onCut && '，可直接减少数量或剔除，不能增加'}
        </small>
        {cuts.size > 0 && (
          <em>
            已改 {cuts.size} 行，减 {formatYuan(less)}
          </em>
        )}
      </h2>
      <ScrollRegion>
        <table className={`${styles.table} ${table.cards}`} data-short>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col">本次单价</th>
              <th scope="col">上次采购价</th>
              <th scope="col">差异</th>
              <th scope="col">数量</th>
              <th scope="col">小计</th>
            </tr>
          </thead>
          <tbody>
            {flow.lines.map((line) => (
              <Row
                key={line.lineNo}
                line={line}
                qty={keptQty(line, cuts)}
                onQty={onCut && ((qty) => onCut(withCut(cuts, line, qty)))}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {less > 0 && (
        <dl className={styles.sums}>
          <dt>原应付金额</dt>
          <dd>{formatYuan(flow.payable)}</dd>
          <dt>本次减少</dt>
          <dd className={styles.less}>{formatYuan(-less)}</dd>
          <dt>改后应付金额（单价与运费不变）</dt>
          <dd>
            <Price yuan={flow.payable - less} />
          </dd>
        </dl>
      )}
    </section>
  );
}

function Row({ line, qty, onQty }: { line: ApprovalLine; qty: number; onQty: ((qty: number) => void) | undefined }) {
  const rise = riseOf(line);
  const changed = qty !== line.qty;
  return (
    <tr data-changed={changed || undefined} data-gone={qty === 0 || undefined}>
      <td>
        <div className={styles.goods}>
          <GoodsPicture productId={line.productId} src={line.imgUrl} size={40} className={styles.picture} />
          <div>
            <p className={styles.name}>{line.itemName}</p>
            <small>
              {[line.itemSpec, line.itemNo, line.partNo && `物料 ${line.partNo}`, line.supplierName]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
        </div>
      </td>
      <td data-label="单价">
        {formatYuan(line.price)}
        <small>
          每{line.unit} {line.isContract ? <Tag kind="theme">协议价</Tag> : '非协议'}
        </small>
      </td>
      <td data-label="上次">
        {line.lastPrice === null ? '—' : formatYuan(line.lastPrice)}
        <small>{line.lastDate}</small>
      </td>
      <td data-label="差异">
        <span className={styles.rise} data-tone={rise.tone}>
          {rise.text}
        </span>
      </td>
      <td data-label="数量">
        {onQty ? (
          <LessStepper most={line.qty} value={qty} label={line.itemName} onChange={onQty} />
        ) : (
          `${line.qty} ${line.unit}`
        )}
        {changed && onQty && (
          <small>
            {qty === 0 ? '已剔除，' : ''}原 {line.qty} {line.unit}，
            <Button kind="text" onClick={() => onQty(line.qty)}>
              恢复
            </Button>
          </small>
        )}
      </td>
      <td data-label="小计">
        {formatYuan((Math.round(line.price * 100) * qty) / 100)}
        {changed && <small className={styles.was}>{formatYuan(line.total)}</small>}
      </td>
    </tr>
  );
}
