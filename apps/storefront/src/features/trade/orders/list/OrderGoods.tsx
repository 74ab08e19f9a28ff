import { formatYuan } from '@yigou/contract/ground/money';
import type { OrderLine } from '@yigou/contract/trade/orders';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import styles from './OrderGoods.module.css';

/** One line of an order as the lists show it: picture, name, spec, price × quantity. */
export const OrderGoods = ({ line }: { line: OrderLine }) => (
  <li className={styles.goods}>
    <GoodsPicture productId={line.productId} src={line.imgUrl} size={44} className={styles.picture} />
    <div className={styles.words}>
      <Link to={productPath(line.productId, line.itemId)} title={line.itemName}>
        {line.itemName}
      </Link>
      <p>
        <span title={line.itemSpec}>{line.itemSpec || `编号 ${line.itemNo}`}</span>
        <b>
          {formatYuan(line.price)} × {line.qty.toLocaleString('zh-CN')} {line.unit}
        </b>
      </p>
    </div>
  </li>
);
