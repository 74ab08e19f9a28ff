import { expectedDay, formatDate, shortDay } from '@yigou/contract';
import { serverNow } from '@yigou/web-kit';
import { useMemo } from 'react';
import { useDeliveryArea } from './useDeliveryArea';

/** `明天送达`, in this province; nothing as long as nobody knows where that is. */
export function useArrivalIn(province: string | undefined): (shipsFrom: string) => string {
  const today = formatDate(new Date(serverNow()));
  // The same all day: long lists are not drawn again.
  return useMemo(() => {
    const now = new Date(`${today}T12:00:00+08:00`);
    const [near, far] = [true, false].map((same) => shortDay(now, expectedDay(now, same)));
    return (shipsFrom) => (province ? `${shipsFrom === province ? near : far} 送达`.replace('天 ', '天') : '');
  }, [province, today]);
}

/** To where this account has its goods sent. */
export const useArrival = () => useArrivalIn(useDeliveryArea().areas[0]?.areaCode);
