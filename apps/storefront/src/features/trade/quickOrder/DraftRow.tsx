import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import type { QuickGoods } from '@yigou/contract/trade/quickOrder';
import { memo, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import { StockText } from '../../goods/catalog/shared/StockText';
import { QtyStepper } from '../cart/shared/QtyStepper';
import styles from './DraftRow.module.css';
import { type Draft, feeOf, fittingQty, nameOf, notesOf, obstacle } from './draft.rules';
import { LineSearch } from './LineSearch';
import type { RowVerbs } from './useQuickOrder';

type DraftRowProps = { draft: Draft; verbs: RowVerbs };

/** One of up to 500: drawn again only when it changed itself. */
export const DraftRow = memo(function DraftRow({ draft, verbs }: DraftRowProps) {
  const [searching, setSearching] = useState(false);
  const { rows, key, goods, state } = draft;
  const name = nameOf(draft);
  const wrong = obstacle(draft);
  return (
    <li className={styles.row} data-wrong={wrong !== '' || undefined}>
      <div className={styles.asked}>
        <small>第 {rows.join('、')} 行</small>
        <p title={key}>{key}</p>
      </div>
      <div className={styles.found}>
        {state === 'candidates' && <Choice draft={draft} onChoose={(itemId) => verbs.choose(name, itemId)} />}
        {goods && <FoundGoods goods={goods} />}
        {wrong && (
          <p className={styles.wrong} role="status">
            {wrong}
            <Fit draft={draft} verbs={verbs} />
          </p>
        )}
        <Notes draft={draft} />
        {(state === 'notFound' || searching) && (
          <LineSearch written={key} onSearch={(text) => verbs.search(name, text, draft.asked)} />
        )}
      </div>
      {goods ? <Amount draft={draft} goods={goods} verbs={verbs} /> : <span className={styles.gap} />}
      <div className={styles.acts}>
        {state !== 'notFound' && (
          <Button
            kind="text"
            aria-label={`更换 ${key}`}
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            更换
          </Button>
        )}
        <Button kind="text" aria-label={`移除 ${key}`} onClick={() => verbs.drop(name)}>
          移除
        </Button>
      </div>
    </li>
  );
});

/** One click instead of arithmetic. */
function Fit({ draft, verbs }: DraftRowProps) {
  const qty = fittingQty(draft);
  const { goods } = draft;
  if (!goods || qty === undefined) return null;
  return (
    <Button kind="text" className={styles.fit} onClick={() => verbs.setQty(nameOf(draft), goods.itemNo, qty)}>
      改为 {qty.toLocaleString('zh-CN')} {goods.unit}
    </Button>
  );
}

function Amount({ draft, goods, verbs }: DraftRowProps & { goods: QuickGoods }) {
  const onSale = goods.problem?.code !== 'offShelf' && goods.problem?.code !== 'notInPool';
  return (
    <>
      <div className={styles.price}>
        {onSale ? formatYuan(goods.price) : '—'}
        {onSale && goods.priceKind !== 'list' && <Tag kind="theme">{priceKindLabels[goods.priceKind]}</Tag>}
        {onSale && <StockText item={goods} />}
      </div>
      <span className={styles.qty}>
        <QtyStepper
          small
          steps={goods}
          value={draft.qty}
          label={`${goods.itemName} ${goods.itemSpec}`}
          disabled={!onSale}
          onChange={(next) => verbs.setQty(nameOf(draft), goods.itemNo, next)}
        />
        {goods.unit}
      </span>
      <b className={styles.sum}>{draft.fault || !onSale ? '—' : formatYuan(feeOf(draft))}</b>
    </>
  );
}

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

const Choice = ({ draft, onChoose }: { draft: Draft; onChoose: (itemId: number) => void }) => (
  <select
    className={styles.choice}
    aria-label={`为“${draft.key}”选择商品`}
    value={draft.goods?.itemId ?? 0}
    onChange={(event) => onChoose(Number(event.target.value))}
  >
    <option value={0}>请选择商品（{draft.candidates.length} 个相近）</option>
    {draft.candidates.map((each) => (
      <option key={each.itemId} value={each.itemId}>
        {[each.itemName, each.itemSpec, each.itemNo, formatYuan(each.price)].filter(Boolean).join(' · ')}
      </option>
    ))}
  </select>
);

function Notes({ draft }: { draft: Draft }) {
  const notes = notesOf(draft);
  return notes.length > 0 && <p className={styles.notes}>{notes.join('；')}，请核对</p>;
}
