import type { SkuModel } from '@yigou/contract/goods/catalog';
import { noReasonReturnDays, qualityReturnDays } from '@yigou/contract/goods/catalog.terms';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../app/paths';
import { RichText } from '../../../../ui/RichText';
import styles from './ProductDetails.module.css';
import { Tabs } from './Tabs';

export const ProductDetails = ({ item }: { item: SkuModel }) => (
  <div className={styles.details}>
    <Tabs
      label="商品介绍"
      tabs={[
        { key: 'detail', title: '商品详情', content: <Detail html={item.detailHtml} /> },
        { key: 'params', title: '规格参数', content: <Params item={item} /> },
        { key: 'packing', title: '包装清单', content: <p>{item.packing || '暂无包装清单'}</p> },
        { key: 'service', title: '售后保障', content: <Service item={item} /> },
      ]}
    />
  </div>
);

const Detail = ({ html }: { html: string }): ReactNode =>
  html ? <RichText html={html} /> : <p className={styles.none}>暂无图文详情，请查看规格参数。</p>;

const weightText = (grams: number): string => {
  if (grams === 0) return '';
  return grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`;
};

function Params({ item }: { item: SkuModel }) {
  const own = [
    { name: '商品编号', value: item.itemNo },
    { name: '品牌', value: item.brandName },
    { name: '规格', value: item.itemSpec },
    { name: '销售单位', value: item.unit },
    { name: '毛重', value: weightText(item.weight) },
    { name: '条码', value: item.barcode },
  ];
  // What the supplier says of it themselves is not said twice.
  const rows = [
    ...own.filter(({ name, value }) => value && !item.params.some((param) => param.name === name)),
    ...item.params,
  ];
  return (
    <dl className={styles.params}>
      {rows.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Service = ({ item }: { item: SkuModel }) => (
  <ul className={styles.service}>
    <li>
      <b>发票</b>
      本商品税率 {item.taxRate}%，可开具增值税专用发票或普通发票。
    </li>
    <li>
      <b>{item.noReasonReturn ? `${noReasonReturnDays} 天无理由退货` : '不支持无理由退货'}</b>
      {item.noReasonReturn
        ? `收货后 ${noReasonReturnDays} 天内，商品完好、不影响二次销售的，可申请退货。`
        : '本商品不支持无理由退货，下单前请确认规格与数量。'}
    </li>
    <li>
      <b>{qualityReturnDays} 天质量问题退换</b>
      收货后 {qualityReturnDays} 天内出现质量问题，可申请退货或换货。
    </li>
    <li>
      <b>如何申请</b>
      收货后可在“我的订单”中申请售后，详细规则请查看<Link to={paths.help}>帮助中心</Link>。
    </li>
  </ul>
);
