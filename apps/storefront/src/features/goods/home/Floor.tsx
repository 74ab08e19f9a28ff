import type { ModelBlock } from '@yigou/contract/goods/sites';
import { useId } from 'react';
import { sitePath } from '../../../app/paths';
import { SiteLink } from '../../../ui/SiteLink';
import { ProductCard } from '../catalog/shared/ProductCard';
import styles from './Floor.module.css';

export function Floor({ floor }: { floor: ModelBlock<'floor'> }) {
  const id = useId();
  return (
    <section className={`frame ${styles.floor}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{floor.title}</h2>
        <p>{floor.text}</p>
        <SiteLink to={sitePath(floor.link)} className={styles.more}>
          更多<span className="spoken">{floor.title}</span>
          <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m4.5 2 4 4-4 4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </SiteLink>
      </header>
      <ul className={styles.grid}>
        {floor.items.map((item) => (
          <li key={item.itemId}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
