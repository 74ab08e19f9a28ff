import { expectedDay, shortDay } from '@yigou/contract/goods/delivery.terms';

/** `明天送达`, of what is ordered on this day for this province; nothing as long as nobody knows where it goes. */
export function arrivalIn(province: string | undefined, today: string): (shipsFrom: string) => string {
  const now = new Date(`${today}T12:00:00+08:00`);
  const [near, far] = [true, false].map((same) => shortDay(now, expectedDay(now, same)));
  return (shipsFrom) => (province ? `${shipsFrom === province ? near : far} 送达`.replace('天 ', '天') : '');
}
