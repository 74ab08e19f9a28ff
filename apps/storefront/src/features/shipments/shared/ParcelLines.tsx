import type { Shipment } from '@yigou/contract';
import { LessStepper } from '../../../ui/LessStepper';
import { GoodsPicture } from '../../catalog/shared/GoodsPicture';
import styles from './Parcels.module.css';
import { type Amiss, amissOf } from './parcel.rules';

type ParcelLinesProps = {
  lines: Shipment['lines'];
  received: boolean;
  /** For who may confirm: what he says was not right. */
  amiss?: Amiss;
  onAmiss?: (amiss: Amiss) => void;
};

/** What is inside; while it can be received also how much of it arrived broken or not at all. */
export const ParcelLines = ({ lines, received, amiss, onAmiss }: ParcelLinesProps) => (
  <ul className={styles.lines}>
    {lines.map((line) => {
      const { lineNo, itemName, itemSpec, itemNo, unit, qty } = line;
      const said = amiss ? amissOf(amiss, lineNo) : line;
      const set = (change: Partial<typeof said>) => onAmiss?.({ ...amiss, [lineNo]: { ...said, ...change } });
      return (
        <li key={lineNo}>
          <GoodsPicture productId={line.itemId} src={line.imgUrl} size={40} className={styles.picture} />
          <div className={styles.name}>
            {itemName}
            <small>{[itemSpec, itemNo].filter(Boolean).join(' · ')}</small>
          </div>
          <b>
            {qty} {unit}
          </b>
          {onAmiss && amiss && (
            <>
              <span className={styles.count}>
                破损
                <LessStepper
                  most={qty - said.missing}
                  value={said.damaged}
                  label={`${itemName}的破损数量`}
                  onChange={(damaged) => set({ damaged })}
                />
              </span>
              <span className={styles.count}>
                缺少
                <LessStepper
                  most={qty - said.damaged}
                  value={said.missing}
                  label={`${itemName}的缺少数量`}
                  onChange={(missing) => set({ missing })}
                />
              </span>
            </>
          )}
          {received && (line.damaged > 0 || line.missing > 0) && (
            <em className={styles.amiss}>
              {[line.damaged > 0 && `破损 ${line.damaged}`, line.missing > 0 && `缺少 ${line.missing}`]
                .filter(Boolean)
                .join('，')}
            </em>
          )}
        </li>
      );
    })}
  </ul>
);
