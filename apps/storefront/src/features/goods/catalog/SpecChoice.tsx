import type { SkuModel, SkuSelTag } from '@yigou/contract/goods/catalog';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { productPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { stay } from '../../../ui/stay';
import { useSkuSelTag } from './catalog.api';
import type { SkuRef } from './ref.rules';
import styles from './SpecChoice.module.css';
import { isInStock, pickCombination, valueState } from './spec.rules';

/** One radio group for each axis. Each choice leads to the SKU that has it. */
export function SpecChoice({ item, wanted }: { item: SkuModel; wanted: SkuRef }) {
  const { data, refetch } = useSkuSelTag(wanted);
  const navigate = useNavigate();
  if (!data) {
    return (
      <p className={styles.failed} role="alert">
        可选规格加载失败
        <Button kind="text" onClick={() => refetch()}>
          重试
        </Button>
      </p>
    );
  }
  const { axes, combinations } = data.resultData;
  // The address is ahead of the answer: the choice shows at once.
  const shown = wanted.itemId ?? item.itemId;
  const chosen = combinations.find((each) => each.itemId === shown)?.values ?? [];

  function choose(axis: number, value: string) {
    const target = pickCombination(combinations, chosen, axis, value);
    if (target) navigate(productPath(item.productId, target.itemId), { replace: true, state: stay });
  }

  return axes.map((axis, index) => (
    <Axis key={axis.name} axis={axis} place={index} combinations={combinations} chosen={chosen} onChoose={choose} />
  ));
}

type AxisProps = {
  axis: SkuSelTag['axes'][number];
  place: number;
  combinations: SkuSelTag['combinations'];
  chosen: readonly string[];
  onChoose: (axis: number, value: string) => void;
};

function Axis({ axis, place, combinations, chosen, onChoose }: AxisProps) {
  const id = useId();
  return (
    <div className={styles.axis} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.title}>
        {axis.name}
      </span>
      <div className={styles.values}>
        {axis.values.map((value) => {
          const state = valueState(combinations, chosen, place, value);
          const soldOut = !isInStock(combinations, chosen, place, value);
          return (
            <label key={value} className={styles.value} data-state={state} data-sold-out={soldOut || undefined}>
              <input
                type="radio"
                name={`${id}-${axis.name}`}
                value={value}
                checked={chosen[place] === value}
                disabled={state === 'off'}
                onChange={() => onChoose(place, value)}
              />
              {value}
              {soldOut && <small>缺货</small>}
              {state === 'off' && <span className="spoken">与已选规格不可组合</span>}
              {state === 'jump' && <span className="spoken">将同时更换其他规格</span>}
            </label>
          );
        })}
      </div>
    </div>
  );
}
