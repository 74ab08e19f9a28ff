import { formatYuan, matchedByLabels, priceKindLabels, type QuickGoods } from '@yigou/contract';
import { memo } from 'react';
import { Button } from '../../ui/Button';
import { GoodsPicture } from '../../ui/GoodsPicture';
import { QtyStepper } from '../../ui/QtyStepper';
import { StockText } from '../../ui/StockText';
import { Tag } from '../../ui/Tag';
import styles from './DraftRow.module.css';
import { type Draft, feeOf, obstacle } from './draft.rules';
import type { RowVerbs } from './useQuickOrder';

type DraftRowProps = { draft: Draft; verbs: RowVerbs };

/** One of up to 500: drawn again only when it changed itself. */
export const DraftRow = memo(function DraftRow({ draft, verbs }: DraftRowProps) {
  const { no, line, goods, qty } = draft;
  const wrong = obstacle(draft);
  return (
    <li className={styles.row} data-wrong={wrong !== '' || undefined}>
      <div className={styles.asked}>
        <small>第 {line.lineNos.join('、')} 行</small>
        <p title={line.key}>{line.key}</p>
      </div>
      <div className={styles.found}>
        {line.state === 'candidates' && <Choice draft={draft} onChoose={(itemId) => verbs.choose(no, itemId)} />}
        {goods && <FoundGoods goods={goods} />}
        {wrong && (
          <p className={styles.wrong} role="status">
            {wrong}
          </p>
        )}
        <Notes draft={draft} />
      </div>
      {goods ? (
        <>
          <div className={styles.price}>
            {formatYuan(goods.price)}
            {goods.priceKind !== 'list' && <Tag kind="theme">{priceKindLabels[goods.priceKind]}</Tag>}
            <StockText stockQty={goods.stockQty} moq={goods.moq} unit={goods.unit} />
          </div>
          <span className={styles.qty}>
            <QtyStepper
              small
              steps={goods}
              value={qty}
              label={`${goods.itemName} ${goods.itemSpec}`}
              onChange={(next) => verbs.setQty(no, goods.itemNo, next)}
            />
            {goods.unit}
          </span>
          <b className={styles.sum}>{formatYuan(feeOf(draft))}</b>
        </>
      ) : (
        <span className={styles.gap} />
      )}
      <Button kind="text" className={styles.drop} aria-label={`移除 ${line.key}`} onClick={() => verbs.drop(no)}>
        移除
      </Button>
    </li>
  );
});

const FoundGoods = ({ goods }: { goods: QuickGoods }) => (
  <div className={styles.goods}>
    <GoodsPicture productId={goods.productId} src={goods.imgUrl} size={36} className={styles.picture} />
    <div>
      <p className={styles.name} title={goods.itemName}>
        {goods.itemName}
      </p>
      <p className={styles.spec}>
        {[goods.itemSpec, `编号 ${goods.itemNo}`, goods.partNo && `物料编码 ${goods.partNo}`, goods.supplierName]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  </div>
);

const Choice = ({ draft: { line, goods }, onChoose }: { draft: Draft; onChoose: (itemId: number) => void }) => (
  <select
    className={styles.choice}
    aria-label={`为“${line.key}”选择商品`}
    value={goods?.itemId ?? 0}
    onChange={(event) => onChoose(Number(event.target.value))}
  >
    <option value={0}>请选择商品（{line.goods.length} 个相近）</option>
    {line.goods.map((each) => (
      <option key={each.itemId} value={each.itemId}>
        {[each.itemName, each.itemSpec, each.itemNo, formatYuan(each.price)].filter(Boolean).join(' · ')}
      </option>
    ))}
  </select>
);

function Notes({ draft: { line, goods, notes } }: { draft: Draft }) {
  const waits = goods?.problem?.code === 'noStock' || goods?.problem?.code === 'shortStock';
  const told = [
    line.matchedBy === 'name' && line.state === 'matched' && `按${matchedByLabels.name}匹配，请核对`,
    ...notes,
    waits && `${goods?.problem?.text}，可先加入购物车`,
  ].filter(Boolean);
  return told.length > 0 && <p className={styles.notes}>{told.join('；')}</p>;
}
