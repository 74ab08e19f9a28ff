import type { ModelBlock } from '@yigou/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { searchPath } from '../../app/paths';
import styles from './BrandWall.module.css';

export function BrandWall({ wall }: { wall: ModelBlock<'brandWall'> }) {
  const id = useId();
  return (
    <section className={`frame ${styles.wall}`} aria-labelledby={id}>
      <h2 id={id}>{wall.title}</h2>
      <ul className={styles.tiles}>
        {wall.brands.map((brand) => (
          <li key={brand.brandId}>
            <Link to={searchPath({ brandId: brand.brandId })} title={brand.brandName}>
              <b>{brand.brandName}</b>
              {brand.brandNameEn && <span>{brand.brandNameEn}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
