import type { Shipment } from '@yigou/contract/trade/shipments';
import { LessStepper } from '../../../../ui/LessStepper';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import styles from './Parcels.module.css';
import { type Amiss, amissOf, type Found, withSound } from './parcel.rules';

type Line = Shipment['lines'][number];
type ParcelLinesProps = {
  lines: readonly Line[];
  received: boolean;
  /** For who may confirm: what they say was not right. */
  amiss?: Amiss;
  onAmiss?: (amiss: Amiss) => void;
};

/** What is inside; while it can be received also how much of it arrived sound, broken or not at all. */
export function ParcelLines({ lines, received, amiss, onAmiss }: ParcelLinesProps) {
  const counted = amiss !== undefined && onAmiss !== undefined;
  return (
    <div className={styles.lines} data-counted={counted || undefined}>
      {counted && (
        <p className={styles.columnNames} aria-hidden="true">
          <span>核对数量</span>
          <span>发货</span>
          <span>完好</span>
          <span>破损</span>
          <span>少件</span>
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.lineNo}>
            <GoodsPicture productId={line.itemId} src={line.imgUrl} size={40} className={styles.picture} />
            <div className={styles.name}>
              {line.itemName}
              <small>{[line.itemSpec, line.itemNo].filter(Boolean).join(' · ')}</small>
            </div>
            <b>
              {line.qty} {line.unit}
            </b>
            {counted && (
              <Counts
                line={line}
                found={amissOf(amiss, line.lineNo)}
                onFound={(found) => onAmiss({ ...amiss, [line.lineNo]: found })}
              />
            )}
            {received && (line.damaged > 0 || line.missing > 0) && (
              <em className={styles.amiss}>
                {[line.damaged > 0 && `破损 ${line.damaged}`, line.missing > 0 && `少件 ${line.missing}`]
                  .filter(Boolean)
                  .join('，')}
              </em>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type CountsProps = { line: Line; found: Found; onFound: (found: Found) => void };

function Counts({ line: { itemName, qty }, found, onFound }: CountsProps) {
  const { damaged, missing } = found;
  const count = (name: string, most: number, value: number, set: (value: number) => Found) => (
    <span className={styles.count} data-name={name}>
      <LessStepper
        most={most}
        value={value}
        label={`${itemName}的${name}数量`}
        onChange={(next) => onFound(set(next))}
      />
    </span>
  );
  return (
    <>
      {count('完好', qty, qty - damaged - missing, (sound) => withSound(found, qty, sound))}
      {count('破损', qty - missing, damaged, (next) => ({ damaged: next, missing }))}
      {count('少件', qty - damaged, missing, (next) => ({ damaged, missing: next }))}
    </>
  );
}
