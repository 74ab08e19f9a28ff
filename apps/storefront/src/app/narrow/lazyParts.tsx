import { lazy, Suspense } from 'react';
import { isNarrow } from '../../ui/useNarrow';
import { loadChunk } from '../chunks';
import styles from './NarrowHeader.module.css';

/** Only a narrow window loads what only a narrow window draws; asked for together with the page, not after it. */
const load = () => loadChunk(() => import('./parts'));
if (isNarrow()) void load();

const Header = lazy(async () => ({ default: (await load()).NarrowHeader }));
const Bar = lazy(async () => ({ default: (await load()).BottomBar }));

export const LazyNarrowHeader = () => (
  <Suspense fallback={<header className={styles.header} />}>
    <Header />
  </Suspense>
);

export const LazyBottomBar = () => (
  <Suspense fallback={null}>
    <Bar />
  </Suspense>
);
