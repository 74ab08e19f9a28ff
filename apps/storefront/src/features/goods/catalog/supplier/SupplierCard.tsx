import type { Supplier } from '@yigou/contract/goods/catalog';
import { Tag } from '../../../../ui/Tag';
import styles from './SupplierCard.module.css';

export const SupplierCard = ({ supplier }: { supplier: Supplier }) => (
  <section className={styles.card} aria-label="供应商资料">
    <span className={styles.mark} aria-hidden="true">
      {Array.from(supplier.shortName || supplier.supplierName)[0]}
    </span>
    <div className={styles.words}>
      <h1>{supplier.supplierName}</h1>
      {supplier.qualifications.length > 0 && (
        <ul className={styles.qualifications} aria-label="资质">
          {supplier.qualifications.map((each) => (
            <li key={each}>
              <Tag kind="theme">{each}</Tag>
            </li>
          ))}
        </ul>
      )}
      {supplier.about && <p className={styles.about}>{supplier.about}</p>}
    </div>
    <dl className={styles.facts}>
      <dt>联系人</dt>
      <dd>{supplier.contact || '—'}</dd>
      <dt>联系电话</dt>
      <dd>{supplier.phone ? <a href={`tel:${supplier.phone}`}>{supplier.phone}</a> : '—'}</dd>
      <dt>所在地</dt>
      <dd>{supplier.city || '—'}</dd>
      <dt>在售商品</dt>
      <dd>{supplier.skuCount.toLocaleString('zh-CN')} 件</dd>
    </dl>
  </section>
);
