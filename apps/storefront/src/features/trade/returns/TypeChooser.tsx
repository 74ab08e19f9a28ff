import type { ApplicableLine } from '@yigou/contract/trade/returns';
import { type AfterSaleType, returnTypes } from '@yigou/contract/trade/returns.terms';
import styles from './TypeChooser.module.css';

type TypeChooserProps = {
  type: AfterSaleType;
  lines: readonly ApplicableLine[];
  onChoose: (type: AfterSaleType) => void;
};

/** Where nothing can be applied for by a type, it says so instead of letting one find out. */
export const TypeChooser = ({ type, lines, onChoose }: TypeChooserProps) => (
  <fieldset className={styles.types}>
    <legend className="spoken">售后类型</legend>
    {(Object.keys(returnTypes) as AfterSaleType[]).map((each) => {
      const { label, hint, comesBack } = returnTypes[each];
      const open = lines.some(({ most }) => (comesBack ? most.quality > 0 : most.delivery > 0));
      return (
        <label key={each} data-chosen={type === each || undefined}>
          <input type="radio" name="type" checked={type === each} disabled={!open} onChange={() => onChoose(each)} />
          <b>{label}</b>
          <small>{open ? hint : '暂无在期限内的商品'}</small>
        </label>
      );
    })}
  </fieldset>
);
