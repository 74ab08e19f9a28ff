import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import type { LineAdded, PurchaseList, PurchaseListLine } from '@yigou/contract/trade/lists';
import { listLimits } from '@yigou/contract/trade/lists.terms';
import { useState } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import { StockText } from '../../goods/catalog/shared/StockText';
import { SuccessorLink } from '../../goods/catalog/shared/SuccessorLink';
import { QtyStepper } from '../cart/shared/QtyStepper';
import { Restock } from '../stockAlerts/shared/StockAlert';
import styles from './ListLines.module.css';
import { useEditLine } from './lists.api';
import { isBuyable, isOut, sumOf } from './lists.rules';
import { Moved } from './shared/Moved';

type ListLineProps = {
  list: PurchaseList;
  line: PurchaseListLine;
  result: LineAdded | undefined;
  chosen: boolean;
  onChoose: (wanted: boolean) => void;
  onRemove: () => void;
};

export function ListLine({ list, line, result, chosen, onChoose, onRemove }: ListLineProps) {
  const edit = useEditLine();
  const name = goodsName(line);
  const to = { listId: list.listId, itemId: line.itemId };
  return (
    <tr data-out={isOut(line) || undefined}>
      <td className={styles.check} data-check>
        <CheckBox
          label={`选择 ${name}`}
          tick={chosen ? 'all' : 'none'}
          disabled={!isBuyable(line)}
          onChange={onChoose}
        />
      </td>
      <td>
        <div className={styles.goods}>
          <GoodsPicture productId={line.productId} src={line.imgUrl} size={40} className={styles.picture} />
          <div>
            <Link to={productPath(line.productId, line.itemId)} aria-label={name}>
              {line.itemName}
            </Link>
            <p>
              {[line.itemSpec, line.partNo || line.itemNo].filter(Boolean).join(' · ')}
              <Note line={line} editable={list.editable} onSave={(note) => edit.mutate({ ...to, note })} />
            </p>
          </div>
        </div>
      </td>
      <td data-label="数量">
        <QtyStepper
          small
          steps={line}
          value={line.suggestedQty}
          label={name}
          disabled={!list.editable || isOut(line)}
          onChange={(qty) => edit.mutate({ ...to, qty })}
        />{' '}
        {line.unit}
      </td>
      <td className={styles.price} data-label="现价">
        {plainYuan(line.price)}
        <Moved now={line.price} then={line.priceWhenKept} />
      </td>
      <td data-label="库存">{isOut(line) && line.problem?.code !== 'noStock' ? '—' : <StockText item={line} />}</td>
      <td className={styles.price} data-label="小计">
        {isBuyable(line) ? formatYuan(sumOf([line])) : '—'}
      </td>
      <td data-label={result ? '加入结果' : '操作'}>
        {result ? (
          <span data-added={result.added || undefined} className={styles.told}>
            {result.text}
          </span>
        ) : (
          isOut(line) && <span className={styles.told}>{line.problem?.text}</span>
        )}
        {line.successor && (
          <span className={styles.instead}>
            <SuccessorLink item={line.successor} />
            {list.editable && (
              <Button
                kind="text"
                aria-label={`换成接替商品 ${goodsName(line.successor)}`}
                disabled={edit.isPending}
                onClick={() => edit.mutate({ ...to, toSuccessor: true })}
              >
                换成它
              </Button>
            )}
          </span>
        )}
        {isOut(line) && !line.successor && line.problem?.code !== 'notInPool' && (
          <Restock itemId={line.itemId} name={name} />
        )}
        {list.editable && (
          <Button kind="text" aria-label={`移除 ${name}`} onClick={onRemove}>
            移除
          </Button>
        )}
      </td>
    </tr>
  );
}

type NoteProps = { line: PurchaseListLine; editable: boolean; onSave: (note: string) => void };

/** A word beside the number, such as for which floor; a click changes it. */
function Note({ line, editable, onSave }: NoteProps) {
  const [text, setText] = useState<string>();
  if (text !== undefined)
    return (
      <input
        className={styles.typing}
        aria-label={`备注 ${goodsName(line)}`}
        // biome-ignore lint/a11y/noAutofocus: who asked for the field wants to write in it.
        autoFocus
        maxLength={listLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setText(undefined);
        }}
        onBlur={() => {
          if (text.trim() !== line.note) onSave(text.trim());
          setText(undefined);
        }}
      />
    );
  if (!editable) return line.note ? <span className={styles.note}>{line.note}</span> : null;
  return (
    <button
      type="button"
      className={styles.note}
      aria-label={`${line.note ? '修改备注' : '添加备注'} ${goodsName(line)}`}
      onClick={() => setText(line.note)}
    >
      {line.note || '添加备注'}
    </button>
  );
}
