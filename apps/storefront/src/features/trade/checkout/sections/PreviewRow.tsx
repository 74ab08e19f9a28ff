import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import type { PreviewLine } from '@yigou/contract/trade/checkout';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { Tag } from '../../../../ui/Tag';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import { goodsName } from '../../../goods/catalog/shared/goodsName.rules';
import { priceChange } from '../../../goods/catalog/shared/priceChange.rules';
import styles from './LinesSection.module.css';

type PreviewRowProps = {
  line: PreviewLine;
  /** What has become different since it was shown. */
  changed: string | undefined;
  /** 明天送达, where the address is known. */
  arrival?: string;
};

export function PreviewRow({ line, changed, arrival }: PreviewRowProps) {
  const numbers = [`编号 ${line.itemNo}`, line.partNo && `物料编码 ${line.partNo}`].filter(Boolean).join(' · ');
  return (
    <li className={styles.row} data-wrong={Boolean(line.problem || changed) || undefined}>
      <div className={styles.goods}>
        <GoodsPicture productId={line.productId} src={line.imgUrl} size={48} className={styles.picture} />
        <div className={styles.words}>
          <Link to={productPath(line.productId, line.itemId)} title={line.itemName} aria-label={goodsName(line)}>
            {line.itemName}
          </Link>
          <p>{[line.itemSpec, numbers].filter(Boolean).join(' · ')}</p>
          {arrival && !line.problem && <p>{arrival}</p>}
        </div>
      </div>
      <UnitPrice line={line} />
      <span>
        {line.qty.toLocaleString('zh-CN')} {line.unit}
      </span>
      <b>{formatYuan(line.total)}</b>
      {changed && (
        <p className={styles.changed} role="status">
          {changed}
        </p>
      )}
      {line.problem && <p className={styles.changed}>{line.problem.text}</p>}
    </li>
  );
}

function UnitPrice({ line }: { line: PreviewLine }) {
  const change = priceChange(line.price, line.addedPrice);
  return (
    <div className={styles.price}>
      {formatYuan(line.price)}
      {line.priceKind !== 'list' && (
        <Tag kind={line.priceKind === 'contract' ? 'theme' : 'warm'}>{priceKindLabels[line.priceKind]}</Tag>
      )}
      {change && <small className={styles[change.kind]}>加入购物车后{change.text}</small>}
    </div>
  );
}
