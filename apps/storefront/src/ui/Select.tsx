import type { ComponentProps } from 'react';
import styles from './Select.module.css';

/** The browser's own list: it stands above every dialog and needs no style while it runs. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={[styles.select, className].filter(Boolean).join(' ')} />
);
