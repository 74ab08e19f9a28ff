import type { SkuModel } from '@yigou/contract/goods/catalog';
import { dispatchText, noReasonReturnDays, qualityReturnDays } from '@yigou/contract/goods/catalog.terms';
import { toast } from '@yigou/web-kit';
import { Link } from 'react-router';
import { supplierPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { bottomBar } from '../../../ui/bottomBar';
import page from '../../../ui/Page.module.css';
import { Tag } from '../../../ui/Tag';
import { BuyBox } from './BuyBox';
import { DeliveryLine } from './delivery/DeliveryLine';
import { FavouriteButton } from './FavouriteButton';
import { PriceBox } from './PriceBox';
import styles from './ProductSummary.module.css';
import type { SkuRef } from './ref.rules';
import { SpecChoice } from './SpecChoice';
import { StockText } from './shared/StockText';
import { stockState } from './shared/stock.rules';

type ProductSummaryProps = { item: SkuModel; wanted: SkuRef; waiting: boolean };

async function copy(itemNo: string) {
  try {
    await navigator.clipboard.writeText(itemNo);
    toast.success('商品编号已复制');
  } catch {
    toast.error('复制失败，请手动选择商品编号');
  }
}

/** Everything one decides by. */
export function ProductSummary({ item, wanted, waiting }: ProductSummaryProps) {
  return (
    <div className={styles.summary} aria-busy={waiting} data-waiting={waiting || undefined}>
      <h1 className={styles.name}>{item.itemName}</h1>
      <p className={styles.numbers}>
        <span>
          商品编号 <span className={styles.number}>{item.itemNo}</span>
          <Button kind="text" className={styles.copy} onClick={() => copy(item.itemNo)}>
            复制<span className="spoken">商品编号</span>
          </Button>
        </span>
        {item.partNo && <span>物料编码 {item.partNo}</span>}
        <span>
          已售 {item.sales.toLocaleString('zh-CN')} {item.unit}
        </span>
        <span className={styles.labels}>
          {item.labels.map((label) => (
            <Tag key={label} kind="theme">
              {label}
            </Tag>
          ))}
        </span>
      </p>
      <PriceBox item={item} />
      <SpecChoice item={item} wanted={wanted} />
      <Facts item={item} />
      <footer ref={bottomBar} className={`${styles.foot} ${page.docked}`}>
        <BuyBox key={item.itemId} item={item} waiting={waiting} />
        <FavouriteButton item={item} waiting={waiting} />
      </footer>
    </div>
  );
}

const dispatchOf = ({ leadDays }: SkuModel) => (leadDays > 0 ? `下单后 ${leadDays} 天内` : dispatchText);

function Facts({ item }: { item: SkuModel }) {
  const inStock = item.itemState === 1 && stockState(item.stockQty, item) !== 'none';
  const promises = [
    { text: `发票税率 ${item.taxRate}%，可开专票`, granted: true },
    item.noReasonReturn
      ? { text: `${noReasonReturnDays} 天无理由退货`, granted: true }
      : { text: '不支持无理由退货', granted: false },
    { text: `${qualityReturnDays} 天质量问题退换`, granted: true },
  ];
  return (
    <dl className={styles.facts}>
      <dt>起订量</dt>
      <dd>
        {item.moq} {item.unit}
        {item.multiple > 1 && `，按 ${item.multiple} ${item.unit}的倍数订购`}
      </dd>
      <DeliveryLine item={item} />
      <dt>库存</dt>
      <dd>
        {item.itemState === 0 ? '已下架' : <StockText item={item} />}
        {inStock && <span className={styles.aside}>预计发货：{dispatchOf(item)}</span>}
      </dd>
      <dt>服务承诺</dt>
      <dd>
        <ul className={styles.promises}>
          {promises.map(({ text, granted }) => (
            <li key={text} data-granted={granted || undefined}>
              {text}
            </li>
          ))}
        </ul>
      </dd>
      <dt>供应商</dt>
      <dd>
        <Link className={styles.supplier} to={supplierPath(item.supplierId)}>
          {item.supplierName}
        </Link>
      </dd>
    </dl>
  );
}
