import styles from './CardGrid.module.css';
import { type CardItem, ProductCard } from './ProductCard';

/** Five in a row at every width, so that full pages end in a full row. */
export const CardGrid = ({ items }: { items: readonly CardItem[] }) => (
  <ul className={styles.grid}>
    {items.map((item) => (
      <li key={item.itemId}>
        <ProductCard item={item} />
      </li>
    ))}
  </ul>
);
