import { comparePath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { bottomBar } from '../../../../ui/bottomBar';
import { GoodsPicture } from '../../catalog/shared/GoodsPicture';
import styles from './CompareTray.module.css';
import { compareMax, type Picked } from './compare.rules';
import { unpick, unpickAll, usePicked } from './compareStore';

/** Four places at the lower edge of the window, as long as something is picked. */
export function CompareTray() {
  const picked = usePicked();
  if (picked.length === 0) return null;
  const left = compareMax - picked.length;
  return (
    <section ref={bottomBar} className={styles.tray} aria-label="商品对比">
      <p className={styles.title}>
        <b>对比</b>
        <span role="status">
          {picked.length} / {compareMax}
        </span>
      </p>
      <ul className={styles.places}>
        {picked.map((item) => (
          <Place key={item.itemId} item={item} />
        ))}
        {left > 0 && <li className={styles.empty}>再选 {left} 个规格</li>}
      </ul>
      <div className={styles.verbs}>
        <Button kind="text" onClick={unpickAll}>
          清空
        </Button>
        {picked.length > 1 ? (
          <ButtonLink kind="primary" to={comparePath(picked.map((item) => item.itemId))}>
            开始对比
          </ButtonLink>
        ) : (
          <Button kind="primary" disabled>
            开始对比
          </Button>
        )}
      </div>
    </section>
  );
}

const Place = ({ item }: { item: Picked }) => (
  <li className={styles.place}>
    <GoodsPicture productId={item.productId} src={item.imgUrl} size={32} className={styles.picture} />
    <span className={styles.words}>
      <span title={item.itemName}>{item.itemName}</span>
      <small>{item.itemSpec}</small>
    </span>
    <button type="button" aria-label={`移出对比 ${item.itemName} ${item.itemSpec}`} onClick={() => unpick(item.itemId)}>
      ×
    </button>
  </li>
);
