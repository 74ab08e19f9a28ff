import type { Successor } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { goodsName } from './goodsName.rules';

/** What is sold in the place of what is sold no more. */
export const SuccessorLink = ({ item }: { item: Successor }) => (
  <span>
    接替商品：<Link to={productPath(item.productId, item.itemId)}>{goodsName(item)}</Link>（{item.itemNo}）{' '}
    {formatYuan(item.price)}/{item.unit}
  </span>
);
