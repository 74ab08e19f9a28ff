import { lazy, Suspense } from 'react';
import type { RestockProps } from './RestockButton';

const RestockButton = lazy(async () => ({ default: (await import('./RestockButton')).RestockButton }));

/** 到货通知, loaded only where something is sold out. */
export const Restock = (props: RestockProps) => (
  <Suspense>
    <RestockButton {...props} />
  </Suspense>
);
