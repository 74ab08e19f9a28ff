import type { ModelBlock } from '@yigou/contract/goods/sites';
import { useId } from 'react';
import { Link } from 'react-router';
import { searchPath } from '../../../app/paths';
import styles from './BrandWall.module.css';
import { tileColumns } from './brand.rules';

export function BrandWall({ wall }: { wall: ModelBlock<'brandWall'> }) {
  const id = useId();
  return (
    <section className={`frame ${styles.wall}`} aria-labelledby={id}>
      <h2 id={id}>{wall.title}</h2>
      <ul
        className={styles.tiles}
        style={{ gridTemplateColumns: `repeat(${tileColumns(wall.brands.length)}, minmax(0, 1fr))` }}
      >
        {wall.brands.map((brand) => (
          <li key={brand.brandId}>
            <Link to={searchPath({ brandId: brand.brandId })} title={brand.brandName}>
              <b>{brand.brandName}</b>
              {brand.brandNameEn !== brand.brandName && <span>{brand.brandNameEn}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
