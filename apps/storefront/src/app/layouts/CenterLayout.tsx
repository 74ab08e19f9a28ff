import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { Skeleton } from '../../ui/States';
import { loadChunk } from '../chunks';
import styles from './CenterLayout.module.css';
import { CenterMenu } from './CenterMenu';

// Asked for together with this layout, not after it.
const antd = loadChunk(() => import('../AntdProvider'));
const AntdProvider = lazy(async () => ({ default: (await antd).AntdProvider }));

export const CenterLayout = () => (
  <div className={`frame ${styles.center}`}>
    <CenterMenu />
    <div className={styles.panel}>
      <Suspense fallback={<Skeleton height={320} />}>
        <AntdProvider>
          <Outlet />
        </AntdProvider>
      </Suspense>
    </div>
  </div>
);
