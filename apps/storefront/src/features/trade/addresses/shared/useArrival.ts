import { formatDate } from '@yigou/contract/ground/time';
import { serverNow } from '@yigou/web-kit';
import { useMemo } from 'react';
import { arrivalIn } from './arrival.rules';
import { useDeliveryArea } from './useDeliveryArea';

/** The same all day, so that long lists are not drawn again. */
export function useArrivalIn(province: string | undefined): (shipsFrom: string) => string {
  const today = formatDate(new Date(serverNow()));
  return useMemo(() => arrivalIn(province, today), [province, today]);
}

/** To where this account has its goods sent. */
export const useArrival = () => useArrivalIn(useDeliveryArea().areas[0]?.areaCode);
