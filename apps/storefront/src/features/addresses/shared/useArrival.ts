import { expectedDay, shortDay } from '@yigou/contract';
import { serverNow } from '@yigou/web-kit';
import { useDeliveryArea } from './useDeliveryArea';

/** `明天送达`, to where this account has its goods sent; nothing as long as nobody knows where that is. */
export function useArrival(): (shipsFrom: string) => string {
  const { areas } = useDeliveryArea();
  const province = areas[0]?.areaCode;
  const now = new Date(serverNow());
  const [near, far] = [true, false].map((same) => shortDay(now, expectedDay(now, same)));
  return (shipsFrom) => (province ? `${shipsFrom === province ? near : far} 送达`.replace('天 ', '天') : '');
}
