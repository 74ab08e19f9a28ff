import { formatYuan } from '@yigou/contract/ground/money';
import type { OrderLine } from '@yigou/contract/trade/orders';
import { ScrollRegion } from '@yigou/web-kit';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import table from '../../../../ui/Table.module.css';
import { Tag } from '../../../../ui/Tag';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import { SaveToList } from '../../lists/shared/SaveToList';
import styles from './DetailLines.module.css';
import page from './OrderDetailPage.module.css';

export const DetailLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <section className={page.section} aria-label="商品">
    <div className={styles.title}>
      <h2>商品（{lines.length} 种）</h2>
      <SaveToList kind="text" lines={() => lines} />
    </div>
    <ScrollRegion>
      <table className={`${page.table} ${table.cards}`} data-short>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className={styles.supplier}>
              供应商
            </th>
            <th scope="col" className={page.number}>
              单价
            </th>
            <th scope="col" className={page.number}>
              数量
            </th>
            <th scope="col" className={page.number}>
              小计
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.orderLineId} line={line} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </section>
);

function Row({ line }: { line: OrderLine }) {
  const numbers = [`编号 ${line.itemNo}`, line.partNo && `物料编码 ${line.partNo}`].filter(Boolean).join(' · ');
  const moved = [
    line.shippedQty > 0 && `已发 ${line.shippedQty}`,
    line.receivedQty > 0 && `已收 ${line.receivedQty}`,
    line.returnedQty > 0 && `已退 ${line.returnedQty}`,
  ].filter(Boolean);
  return (
    <tr>
      <td>
        <div className={styles.goods}>
          <GoodsPicture productId={line.productId} src={line.imgUrl} size={44} className={styles.picture} />
          <div>
            <Link to={productPath(line.productId, line.itemId)}>{line.itemName}</Link>
            <p>{[line.itemSpec, numbers].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      </td>
      <td data-label="供应商">{line.supplierName}</td>
      <td className={page.number} data-label="单价">
        {formatYuan(line.price)}
        {line.isContract && (
          <div>
            <Tag kind="theme">协议价</Tag>
          </div>
        )}
      </td>
      <td className={page.number} data-label="数量">
        {line.qty.toLocaleString('zh-CN')} {line.unit}
        {moved.length > 0 && <small className={styles.moved}>{moved.join('，')}</small>}
      </td>
      <td className={page.number} data-label="小计">
        {formatYuan(line.total)}
      </td>
    </tr>
  );
}
