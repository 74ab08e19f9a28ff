import { lazy, Suspense } from 'react';
import type { StockAlertProps } from './StockAlertButton';

const StockAlertButton = lazy(async () => ({ default: (await import('./StockAlertButton')).StockAlertButton }));

/** 到货通知, loaded only where something is sold out. */
export const Restock = (props: StockAlertProps) => (
  <Suspense>
    <StockAlertButton {...props} />
  </Suspense>
);
